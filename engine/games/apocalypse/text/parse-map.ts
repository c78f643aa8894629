import { PLAYERS } from '../../../core/players.ts';
import type { TokenReader } from '../../../core/token-reader.ts';
import { SIZE, type Position } from '../board.ts';
import { HELICOPTERS, toHelicopter, isHelicopterId, findHelicopterOwner } from '../helicopters.ts';
import type { ApocalypseConfig, ApocalypseMap } from '../types.ts';
import { FACINGS, LETTERS } from '../vocabulary.ts';
import { FIRE_COLUMNS, HELICOPTER, NONE, ONES, POST_COLUMNS, labelRow, SOLDIER, TENS, UNIT_COLUMNS } from './words.ts';

const LAST_PLAYER = PLAYERS.length - 1;

/** Everything on the board. Whether it fits together is looked at afterwards. */
export function parseMap(reader: TokenReader, config: ApocalypseConfig): ApocalypseMap {
  const board = parseLand(reader);
  const posts = parsePosts(reader, config);
  const units = parseUnits(reader, config);
  return { board, fire: parseFire(reader, config), posts, ...units };
}

function parseLand(reader: TokenReader): string[] {
  for (const word of ['land', TENS, ONES]) reader.keyword(word);
  return Array.from({ length: SIZE }, (_, row) => {
    reader.keyword(labelRow(row));
    return reader.row(`row ${row} of the land`, SIZE, LETTERS.trim());
  });
}

function parsePosts(reader: TokenReader, config: ApocalypseConfig): ApocalypseMap['posts'] {
  const posts = PLAYERS.length * (config.highPosts + config.lowPosts);
  for (const word of ['posts', ...POST_COLUMNS]) reader.keyword(word);
  return Array.from({ length: posts }, () => {
    const owner = reader.integer('the owner of a post', NONE, LAST_PLAYER);
    const pos = parsePosition(reader, 'a post');
    const value = Number(reader.keyword(String(config.lowValue), String(config.highValue)));
    return { pos, value, owner };
  });
}

function parseUnits(reader: TokenReader, config: ApocalypseConfig): Pick<ApocalypseMap, 'soldiers' | 'helicopters'> {
  const soldiers: ApocalypseMap['soldiers'] = [];
  const helicopters: ApocalypseMap['helicopters'] = [];
  const lastId = PLAYERS.length * config.soldiers + HELICOPTERS;
  for (const word of ['units', ...UNIT_COLUMNS]) reader.keyword(word);
  for (;;) {
    const id = reader.integer(`the id of a unit, or ${NONE} after the last one`, NONE, lastId);
    if (id === NONE) break;
    if (id === 0) throw reader.unexpected(`an id from 1 to ${lastId}, or ${NONE} after the last unit`);
    const type = isHelicopterId(id) ? HELICOPTER : SOLDIER;
    reader.integer(`the type of unit ${id} (1 to ${HELICOPTERS} are helicopters)`, type, type);
    if (type === HELICOPTER) helicopters.push(parseHelicopter(reader, id, config));
    else soldiers.push(parseSoldier(reader, id, config));
  }
  const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;
  return { soldiers: soldiers.sort(byId), helicopters: helicopters.sort(byId) };
}

function parseSoldier(reader: TokenReader, id: number, config: ApocalypseConfig): ApocalypseMap['soldiers'][number] {
  const name = `soldier ${id}`;
  const player = reader.integer(`the player of ${name}`, 0, LAST_PLAYER);
  const pos = parsePosition(reader, name);
  const life = reader.integer(`the life of ${name}`, 1, config.life);
  reader.integer(`the orientation of ${name}`, NONE, NONE);
  reader.integer(`the napalm of ${name}`, NONE, NONE);
  reader.integer(`the parachuters of ${name}`, 0, 0);
  return { id, player, pos, life };
}

function parseHelicopter(
  reader: TokenReader,
  id: number,
  config: ApocalypseConfig,
): ApocalypseMap['helicopters'][number] {
  const name = `helicopter ${id}`;
  const owner = findHelicopterOwner(toHelicopter(id));
  const player = reader.integer(`the player of ${name}`, owner, owner);
  const pos = parsePosition(reader, name);
  reader.integer(`the life of ${name}`, NONE, NONE);
  const facing = FACINGS[reader.integer(`the orientation of ${name}`, 0, FACINGS.length - 1)]!;
  const napalm = reader.integer(`the napalm of ${name}`, 0, config.napalmWait);
  const aboard = reader.integer(`the parachuters of ${name}`, 0, PLAYERS.length * config.soldiers);
  const parachuters = Array.from({ length: aboard }, () =>
    reader.integer(`the rounds of a parachuter of ${name}`, 1, config.parachuterLife),
  );
  return { id, player, pos, facing, napalm, parachuters };
}

function parseFire(reader: TokenReader, config: ApocalypseConfig): ApocalypseMap['fire'] {
  const longest = Math.max(config.forestBurns, config.otherBurns);
  const fire: ApocalypseMap['fire'] = [];
  for (const word of ['fire', ...FIRE_COLUMNS]) reader.keyword(word);
  for (;;) {
    const rounds = reader.integer(`the rounds of a fire, or ${NONE} after the last one`, NONE, longest);
    if (rounds === NONE) break;
    if (rounds === 0) throw reader.unexpected(`1 to ${longest} rounds for a fire, or ${NONE} after the last one`);
    fire.push({ pos: parsePosition(reader, 'a fire'), rounds });
  }
  return fire.sort((a, b) => a.pos[0] - b.pos[0] || a.pos[1] - b.pos[1]);
}

function parsePosition(reader: TokenReader, name: string): Position {
  return [reader.integer(`the row of ${name}`, 0, SIZE - 1), reader.integer(`the column of ${name}`, 0, SIZE - 1)];
}
