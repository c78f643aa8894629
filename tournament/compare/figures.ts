/** As many digits as anybody reads; the rest is rounding of the machine. */
export const roundFigure = (value: number): number => Number(value.toFixed(6)) + 0;
