import { correction, generate, mode } from 'lean-qr';

/** Light modules that belong around a code, on each side (ISO/IEC 18004): readers find it by them. */
const QUIET = 4;

/** Other alphabets need a designator that simple readers, as of some banks, pass over. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

/** A QR code as one SVG path. */
export interface QrPath {
  /** Width and height of the drawing in modules, the light margin included. */
  readonly size: number;
  /** Path data: every dark run of modules as one rectangle. */
  readonly path: string;
}

/** Encodes a text (at most about 2300 bytes) with medium correction, which a scratched screen still leaves readable. @throws when it is longer. */
export function qrPath(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M, modes: MODES });
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const from = x;
      while (code.get(x, y)) x += 1;
      if (x > from) path += `M${from + QUIET} ${y + QUIET}h${x - from}v1H${from + QUIET}z`;
    }
  }
  return { size: code.size + 2 * QUIET, path };
}
