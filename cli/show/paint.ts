/** Puts text into a colour where people see it, and leaves it alone elsewhere. */
export type Paint = (style: keyof typeof STYLES, text: string) => string;

const STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

export const PLAIN: Paint = (_, text) => text;

interface Output {
  readonly isTTY?: boolean;
}

/** Terminals get colours, pipes and files none; NO_COLOR and FORCE_COLOR decide where they are set. */
export function makePaint({ isTTY = false }: Output, environment: NodeJS.ProcessEnv = process.env): Paint {
  return hasColours(isTTY, environment) ? colour : PLAIN;
}

const colour: Paint = (style, text) => {
  const [on, off] = STYLES[style];
  return text === '' ? '' : `\u001B[${on}m${text}\u001B[${off}m`;
};

function hasColours(isTTY: boolean, { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR) return false;
  return isTTY && TERM !== 'dumb';
}
