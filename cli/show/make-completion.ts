export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];

/** A command as a shell completes it. */
export interface CompletedCommand {
  readonly name: string;
  readonly about: string;
  readonly options: readonly {
    readonly flags: readonly string[];
    readonly about: string;
    readonly values: readonly string[];
    readonly takesValue: boolean;
  }[];
  readonly children: readonly string[];
}

interface Words {
  readonly games: readonly string[];
  readonly bots: readonly string[];
}

/** A script that makes a shell complete our commands, their options and the values of these. */
export function makeCompletion(shell: Shell, commands: readonly CompletedCommand[], words: Words): string {
  if (shell === 'fish') return makeFish(commands, words);
  const bash = makeBash(commands, words);
  return shell === 'bash' ? bash : `autoload -U +X bashcompinit && bashcompinit\n${bash}`;
}

function makeBash(commands: readonly CompletedCommand[], { games, bots }: Words): string {
  const cases = commands.map(({ name, options, children }) => {
    const flags = [...options.flatMap((option) => option.flags), '--help'].join(' ');
    const values = options
      .filter((option) => option.values.length > 0)
      .map((option) => `        ${option.flags.join('|')}) words="${option.values.join(' ')}" ;;`);
    return [
      `    ${name})`,
      `      flags="${flags}" children="${children.join(' ')}"`,
      ...(values.length === 0 ? [] : ['      case "$prev" in', ...values, '      esac']),
      '      ;;',
    ].join('\n');
  });
  return `_minions() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" flags="" children="" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} help" -- "$cur"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  if [ -n "$words" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
  elif [[ "$cur" == -* ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$cur"))
  elif [ "$COMP_CWORD" -eq 2 ]; then
    COMPREPLY=($(compgen -W "$children ${games.join(' ')} ${bots.join(' ')}" -- "$cur") $(compgen -f -- "$cur"))
  else
    COMPREPLY=($(compgen -W "${[...games, ...bots].join(' ')}" -- "$cur") $(compgen -f -- "$cur"))
  fi
}
complete -o filenames -F _minions minions minions-judge
`;
}

function makeFish(commands: readonly CompletedCommand[], { games, bots }: Words): string {
  const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = commands.flatMap(({ name, about, options, children }) => {
    const inside = `complete -c minions -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c minions -n __fish_use_subcommand -f -a ${name} -d ${quote(about)}`,
      ...children.map((child) => `${inside} -a ${child}`),
      ...options.map(({ flags, about: what, values, takesValue }) => {
        const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
        const value = values.length > 0 ? ` -x -a ${quote(values.join(' '))}` : takesValue ? ' -r' : '';
        return `${inside} ${names.join(' ')}${value} -d ${quote(what)}`;
      }),
    ];
  });
  const rest = `complete -c minions -n 'not __fish_use_subcommand' -a ${quote([...games, ...bots].join(' '))}`;
  return `${[...lines, rest].join('\n')}\n`;
}
