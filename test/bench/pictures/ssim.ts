/** A plane of samples, 0 to 255, row by row. */
export interface Plane {
  readonly samples: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Side of the square that is compared, and how far apart two of them begin, in samples. */
const WINDOW = 8;
const STEP = 4;
/** What keeps flat squares from dividing by nothing (Wang et al. 2004). */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

function similarity(one: Plane, other: Plane, left: number, top: number): number {
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y += 1) {
    for (let x = left; x < left + WINDOW; x += 1) {
      const a = one.samples[y * one.width + x] as number;
      const b = other.samples[y * one.width + x] as number;
      sumA += a;
      sumB += b;
      squareA += a * a;
      squareB += b * b;
      product += a * b;
    }
  }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const varianceA = squareA / count - meanA ** 2;
  const varianceB = squareB / count - meanB ** 2;
  const covariance = product / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  );
}

function meanSimilarity(one: Plane, other: Plane): number {
  let sum = 0;
  let count = 0;
  for (let top = 0; top + WINDOW <= one.height; top += STEP) {
    for (let left = 0; left + WINDOW <= one.width; left += STEP) {
      sum += similarity(one, other, left, top);
      count += 1;
    }
  }
  return sum / count;
}

/** Half as wide and high: as the eye sees it from twice as far. */
function halved({ samples, width, height }: Plane): Plane {
  const half = { samples: new Float32Array((width >> 1) * (height >> 1)), width: width >> 1, height: height >> 1 };
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      const four = [samples[at], samples[at + 1], samples[at + width], samples[at + width + 1]] as number[];
      half.samples[y * half.width + x] = four.reduce((sum, one) => sum + one, 0) / 4;
    }
  }
  return half;
}

/** The screen's pixels, then CSS pixels: at two pixels per pixel the eye sees more of the second. */
const WEIGHTS = [0.4, 0.6] as const;

/** Structural dissimilarity of two planes of one size: 0 where they are the same; at about 0.02 a look from near tells them apart. */
export function dissimilarity(one: Plane, other: Plane): number {
  const [near, far] = WEIGHTS;
  const similar = near * meanSimilarity(one, other) + far * meanSimilarity(halved(one), halved(other));
  return (1 - similar) / 2;
}
