/**
 * The chance that a number with Student's distribution is above x. With whole degrees of freedom it is a finite sum: of
 * powers of the cosine of an angle whose tangent is x/√degrees.
 */
export function measureStudentTail(x: number, degrees: number): number {
  if (x < 0) return 1 - measureStudentTail(-x, degrees);
  const isOdd = degrees % 2 === 1;
  const square = degrees / (degrees + x * x);
  const sine = Math.sqrt(1 - square);
  let term = isOdd ? Math.sqrt(square) : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power < degrees - 1; power += 2) {
    term *= (square * (power - 1)) / power;
    sum += term;
  }
  const middle = isOdd ? (2 / Math.PI) * (Math.atan(x / Math.sqrt(degrees)) + sine * sum) : sine * sum;
  return Math.max(0, (1 - middle) / 2);
}
