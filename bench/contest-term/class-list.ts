/** Somebody of the made-up class. */
export interface Student {
  readonly id: string;
  readonly name: string;
  readonly bot: string;
  /** How much of its army the bot moves, in percent: some are better than others. */
  readonly effort: number;
}

const FIRST = ['Ada', 'Boris', 'Clàudia', 'Dídac', 'Eva', 'Farid', 'Gemma', 'Hugo', 'Ivet', 'Jordi'];
const LAST = ['Alba', 'Bosch i Puig', 'Costa-Roca', "d'Arc", 'El Amrani', 'Ferrer'];
const ANIMALS = ['wolf', 'crane', 'otter', 'lynx', 'heron', 'mole', 'viper', 'toad', 'finch', 'hare'];
const SECTIONS = ['11', '12', '13'];
const MAX_EFFORT = 90;

export function makeStudents(count: number): Student[] {
  return Array.from({ length: count }, (_, at) => {
    const [first, last] = [FIRST[at % FIRST.length]!, LAST[Math.floor(at / FIRST.length) % LAST.length]!];
    return {
      id: `u${1000 + at}`,
      name: `${first} ${last}`,
      bot: `${ANIMALS[at % ANIMALS.length]}-${at + 1}`,
      // Not in the order of the list.
      effort: Math.round((MAX_EFFORT * ((at * 7) % count)) / count),
    };
  });
}

/** As an organiser exports it. */
export const makeClassList = (students: readonly Student[]): string =>
  [
    'id,name,email,team,section',
    ...students.map(({ id, name }, at) => `${id},${name},${id}@example.org,,${SECTIONS[at % SECTIONS.length]}`),
    '',
  ].join('\n');

/** A program that sends some of its units somewhere. */
export const writeProgram = ({ effort, bot }: Student, version: number): string => `# ${bot}, version ${version}
$| = 1;
my @dirs = qw(Bottom BR Right RT Top TL Left LB);
my $chance = ${version};
while (<STDIN>) {
  last if /"over":true/;
  my ($round) = /"round":(\\d+)/;
  my ($player) = /"player":(\\d)/;
  my @orders;
  while (/\\{"id":(\\d+),"type":"(?:pioneer|furyan)","player":(\\d)/g) {
    next unless $2 == $player;
    $chance = ($chance * 1103515245 + 12345) % 2147483648;
    next if int($chance / 65536) % 100 >= ${effort};
    push @orders, sprintf('{"unit":%d,"dir":"%s"}', $1, $dirs[int($chance / 1024) % 8]);
  }
  print qq({"round":$round,"orders":[), join(',', @orders), "]}\\n";
}
`;
