/** The chance that a standard normal number is above x. Good to the last digits also far out, where it is tiny. */
export function measureUpperTail(x: number): number {
  if (x < 0) return 1 - measureUpperTail(-x);
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  return x < 5 ? 0.5 - density * sumSeries(x) : density / (x + continueFraction(x, 1));
}

/** x + x³/3 + x⁵/(3·5) + x⁷/(3·5·7) + … */
function sumSeries(x: number): number {
  let sum = 0;
  for (let term = x, divisor = 3; sum + term !== sum; divisor += 2) {
    sum += term;
    term *= (x * x) / divisor;
  }
  return sum;
}

/** 1/(x + 2/(x + 3/(x + …))), which far out needs few terms. */
function continueFraction(x: number, term: number): number {
  return term > 60 ? 0 : term / (x + continueFraction(x, term + 1));
}
