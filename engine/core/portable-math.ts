// Math.sin, Math.exp and their like are not the same in every engine: each may round the last digit its own way, and a replay
// that was verified in Node fails in a browser. These are made of + - * / and Math.sqrt alone, which IEEE 754 settles to
// the bit. The polynomials are those of FreeBSD's msun (fdlibm, Sun Microsystems), good to about the last digit.

const LN2_HIGH = 6.9314718036912381649e-1;
const LN2_LOW = 1.90821492927058770002e-10;
const HALF_PI_1 = 1.57079632673412561417;
const HALF_PI_2 = 6.0771005063039659766e-11;
const HALF_PI_3 = 2.02226624879595063154e-21;
const MAX_QUARTERS = 2 ** 20;

/** Written anew by every call: to look at the bits of a number. */
const bits = new DataView(new ArrayBuffer(8));

/** The highest bit first: c[0] x^n + c[1] x^(n-1) + … */
function evaluate(x: number, coefficients: readonly number[]): number {
  let sum = 0;
  for (const coefficient of coefficients) sum = sum * x + coefficient;
  return sum;
}

const SIN = [
  1.58969099521155010221e-10, -2.50507602534068634195e-8, 2.75573137070700676789e-6, -1.98412698298579493134e-4,
  8.33333333332248946124e-3, -1.66666666666666324348e-1,
];
const COS = [
  -1.13596475577881948265e-11, 2.0875723212981748279e-9, -2.75573143513906633035e-7, 2.48015872894767294178e-5,
  -1.38888888888741095749e-3, 4.16666666666666019037e-2,
];

/** Of an angle of at most an eighth of a turn. */
const sinNear = (x: number): number => x + x * x * x * evaluate(x * x, SIN);
const cosNear = (x: number): number => 1 - 0.5 * x * x + x * x * x * x * evaluate(x * x, COS);

/** What is left of an angle after whole quarters of a turn, and how many quarters, modulo four. */
function reduce(x: number): readonly [rest: number, quarters: number] {
  // The remainder of a division is exact, so what is lost of a huge angle is the same everywhere.
  const angle = Math.abs(x) > MAX_QUARTERS ? x % (2 * Math.PI) : x;
  const quarters = Math.round(angle / (HALF_PI_1 + HALF_PI_2));
  const rest = angle - quarters * HALF_PI_1 - quarters * HALF_PI_2 - quarters * HALF_PI_3;
  return [rest, ((quarters % 4) + 4) % 4];
}

function sin(x: number): number {
  const [rest, quarters] = reduce(x);
  const value = quarters % 2 === 0 ? sinNear(rest) : cosNear(rest);
  return quarters < 2 ? value : -value;
}

function cos(x: number): number {
  const [rest, quarters] = reduce(x);
  const value = quarters % 2 === 0 ? cosNear(rest) : sinNear(rest);
  return quarters === 1 || quarters === 2 ? -value : value;
}

const tan = (x: number): number => sin(x) / cos(x);

const ATAN = [
  1.62858201153657823623e-2, -3.6531572744216915527e-2, 4.97687799461593236017e-2, -5.83357013379057348645e-2,
  6.66107313738753120669e-2, -7.69187620504482999495e-2, 9.09088713343650656196e-2, -1.1111110405462355788e-1,
  1.42857142725034663711e-1, -1.99999999998764832476e-1, 3.33333333333329318027e-1,
];
const ATAN_HALF = 4.63647609000806093515e-1;
const ATAN_ONE_AND_HALF = 9.82793723247329054082e-1;

function atan(x: number): number {
  if (Number.isNaN(x) || x < 0) return x < 0 ? -atan(-x) : NaN;
  if (x < 0.4375) return x - x * (x * x * evaluate(x * x, ATAN));
  if (x < 0.6875) return ATAN_HALF + atan((2 * x - 1) / (2 + x));
  if (x < 1.1875) return Math.PI / 4 + atan((x - 1) / (x + 1));
  if (x < 2.4375) return ATAN_ONE_AND_HALF + atan((x - 1.5) / (1 + 1.5 * x));
  return Math.PI / 2 + atan(-1 / x);
}

function atan2(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return NaN;
  const isLeft = x < 0 || Object.is(x, -0);
  const isBelow = y < 0 || Object.is(y, -0);
  const [width, height] = [Math.abs(x), Math.abs(y)];
  const isDiagonal = width === height && width === Infinity;
  const steep = height === 0 ? 0 : isDiagonal ? Math.PI / 4 : atan(height / width);
  const above = isLeft ? Math.PI - steep : steep;
  return isBelow ? -above : above;
}

const asin = (x: number): number => (Math.abs(x) > 1 ? NaN : atan2(x, Math.sqrt((1 - x) * (1 + x))));
const acos = (x: number): number => (Math.abs(x) > 1 ? NaN : atan2(Math.sqrt((1 - x) * (1 + x)), x));

const EXP = [
  4.13813679705723846039e-8, -1.6533902205465251539e-6, 6.61375632143793436117e-5, -2.77777777770155933842e-3,
  1.66666666666666019037e-1,
];

function exp(x: number): number {
  if (x > 709.782712893384 || Number.isNaN(x)) return x > 0 ? Infinity : NaN;
  if (x < -745.1332191019411) return 0;
  const doublings = Math.round(x / (LN2_HIGH + LN2_LOW));
  const high = x - doublings * LN2_HIGH;
  const low = doublings * LN2_LOW;
  const rest = high - low;
  const c = rest - rest * rest * evaluate(rest * rest, EXP);
  return scale(1 - (low - (rest * c) / (2 - c) - high), doublings);
}

/** A number times a power of two, exactly where that can be. */
function scale(value: number, exponent: number): number {
  const half = Math.trunc(exponent / 2);
  return value * powerOfTwo(half) * powerOfTwo(exponent - half);
}

function powerOfTwo(exponent: number): number {
  bits.setUint32(0, (exponent + 1023) << 20);
  bits.setUint32(4, 0);
  return bits.getFloat64(0);
}

const LOG = [
  1.479819860511658591e-1, 1.531383769920937332e-1, 1.818357216161805012e-1, 2.222219843214978396e-1,
  2.857142874366239149e-1, 3.999999999940941908e-1, 6.66666666666673513e-1,
];
const SMALLEST_NORMAL = 2.2250738585072014e-308;

function log(x: number): number {
  if (!(x > 0) || x === Infinity) return x === 0 ? -Infinity : x > 0 ? x : NaN;
  if (x < SMALLEST_NORMAL) return log(x * powerOfTwo(54)) - 54 * LN2_LOW - 54 * LN2_HIGH;
  bits.setFloat64(0, x);
  let exponent = (bits.getUint32(0) >>> 20) - 1023;
  bits.setUint32(0, (bits.getUint32(0) & 0xfffff) | (1023 << 20));
  let mantissa = bits.getFloat64(0);
  if (mantissa > Math.SQRT2) {
    mantissa /= 2;
    exponent += 1;
  }
  const f = mantissa - 1;
  const s = f / (2 + f);
  const square = s * s;
  const half = 0.5 * f * f;
  const rest = square * evaluate(square, LOG);
  return exponent * LN2_HIGH - (half - (s * (half + rest) + exponent * LN2_LOW) - f);
}

function pow(base: number, exponent: number): number {
  if (exponent === 0) return 1;
  if (Number.isInteger(exponent) && Math.abs(exponent) <= Number.MAX_SAFE_INTEGER) return powWhole(base, exponent);
  if (exponent === 0.5 && base >= 0) return Math.sqrt(base);
  if (!Number.isFinite(exponent)) return powInfinite(Math.abs(base), exponent);
  if (base === -Infinity) return exponent > 0 ? Infinity : 0;
  return base < 0 ? NaN : exp(exponent * log(base));
}

/** By squaring: exact as long as the result is a whole number that fits. */
function powWhole(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return exponent < 0 ? 1 / result : result;
}

function powInfinite(size: number, exponent: number): number {
  if (Number.isNaN(exponent) || Number.isNaN(size) || size === 1) return NaN;
  return size > 1 === exponent > 0 ? Infinity : 0;
}

const hypot = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** What rules use instead of the functions of Math that differ between engines. Math.sqrt, floor, abs and the like are safe. */
export const portableMath = Object.freeze({
  sin,
  cos,
  tan,
  asin,
  acos,
  atan,
  atan2,
  exp,
  log,
  pow,
  hypot,
});
