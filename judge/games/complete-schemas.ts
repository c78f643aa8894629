import type { BaseConfig } from '../../engine/core/game.ts';
import { readSchema, type Schema } from '../../protocol/schema-files.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A part of a schema as the author of a game writes it. */
export interface SchemaPart {
  readonly properties?: Fields;
  readonly required?: readonly string[];
  readonly definitions?: Fields;
  readonly [keyword: string]: unknown;
}

/** What the author says: of what bots are sent, of one order, of the settings, of one thing that was executed, and of one event. */
export interface SchemaParts {
  readonly view: SchemaPart;
  readonly order: SchemaPart;
  readonly config?: SchemaPart | undefined;
  readonly move?: SchemaPart | undefined;
  readonly event?: SchemaPart | undefined;
}

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const MAX_ORDERS = 1000;
const MAX_ROUNDS = 100_000;
const COMMON = '../../common.json#/definitions/';

interface Described {
  readonly id: string;
  readonly title: string;
  readonly defaults: Readonly<Partial<BaseConfig>>;
  readonly original?: unknown;
}

/** What a game has schemas of: its messages, its configuration and its events. */
export const KINDS = ['state', 'answer', 'config', 'event'] as const;

/** The whole schemas of a game, from what is its own in them. */
export function completeSchemas(game: Described, parts: SchemaParts): Record<(typeof KINDS)[number], Schema> {
  const head = (kind: string, description: string) => ({
    $schema: DRAFT,
    $id: makeAddress(game.id, kind),
    title: `${makeTypeName(game.id)}${kind[0]!.toUpperCase()}${kind.slice(1)}`,
    description,
    type: 'object',
  });
  return {
    state: {
      ...head(
        'state',
        `What a bot is sent at the start of each round of ${game.title}: the complete state, on one line.`,
      ),
      ...completeState(game, parts),
    },
    answer: {
      ...head('answer', `What a bot answers, on one line, each round of ${game.title}.`),
      ...completeAnswer(parts),
    },
    config: { ...head('config', `Every number of the rules of ${game.title}.`), ...completeConfig(game, parts) },
    event: {
      ...head('event', `Something that happened in a round of ${game.title}, and why.`),
      // Without a schema of the author's, an event is anything that all games allow.
      allOf: [{ $ref: '../../event.json' }],
      ...without(parts.event ?? {}, '$schema', '$id', 'title'),
    },
  };
}

/** The address of a schema of a game. */
export const makeAddress = (id: string, kind: string): string =>
  `https://minions-judge.example/protocol-1/games/${id}/${kind}.json`;

function completeState({ id }: Described, { view, move = { type: 'object' } }: SchemaParts): SchemaPart {
  const envelope = pointToCommon((readSchema('common')['definitions'] as { envelope: SchemaPart }).envelope);
  const { start, last, ...shared } = envelope.properties as Record<string, SchemaPart>;
  return {
    properties: {
      ...shared,
      game: { const: id },
      scores: { $ref: `${COMMON}points` },
      ...view.properties,
      start: { ...start, properties: { ...start!.properties, config: { $ref: 'config.json' } } },
      last: {
        ...last,
        properties: { ...last!.properties, moves: { type: 'array', items: without(move, 'definitions') } },
      },
    },
    required: [...(envelope.required ?? []), ...(view.required ?? Object.keys(view.properties ?? {}))],
    definitions: { ...move.definitions, ...view.definitions },
  };
}

function completeAnswer({ order }: SchemaParts): SchemaPart {
  return {
    properties: {
      round: { description: 'The round of the state that this answers.', $ref: `${COMMON}roundNumber` },
      orders: {
        description: 'The orders of this round.',
        type: 'array',
        items: { $ref: '#/definitions/order' },
        maxItems: MAX_ORDERS,
      },
      debug: { $ref: `${COMMON}debug` },
    },
    required: ['round', 'orders'],
    additionalProperties: false,
    definitions: { ...order.definitions, order: without(order, 'definitions') },
  };
}

/** Without a schema of its own, a setting is a number as its default is one; but for the rounds, which every game has. */
function completeConfig({ defaults, original }: Described, { config }: SchemaParts): SchemaPart {
  const { rounds: _, ...settings } = defaults;
  const own =
    config?.properties ?? Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, guess(value)]));
  const properties = {
    rounds: { description: 'Rounds of a match.', type: 'integer', minimum: 1, maximum: MAX_ROUNDS },
    ...own,
    rules: { description: 'The rule set.', enum: original === undefined ? ['text'] : ['text', 'original'] },
  };
  return {
    properties,
    required: [...new Set(['rules', 'rounds', ...(config?.required ?? Object.keys(own))])],
    additionalProperties: false,
    definitions: config?.definitions ?? {},
  };
}

function guess(value: unknown): object {
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  return Array.isArray(value) ? { type: 'array' } : { type: typeof value };
}

const without = (part: SchemaPart, ...left: readonly string[]): SchemaPart =>
  Object.fromEntries(Object.entries(part).filter(([name]) => !left.includes(name)));

/** References within common.json become references to common.json, since they now stand in the file of a game. */
function pointToCommon(part: SchemaPart): SchemaPart {
  return JSON.parse(JSON.stringify(part).replaceAll('"#/definitions/', `"${COMMON}`)) as SchemaPart;
}

const makeTypeName = (id: string): string =>
  id.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
