const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * A source map after text has grown before the first mapping of a line: columns count from the mapping before, so that the first one
 * alone moves (ECMA-426, section "Mappings structure").
 * @param line from 0
 * @param by letters; fewer than none where the text has shrunk
 */
export function shiftMap(map: string, line: number, by: number): string {
  const parsed = JSON.parse(map) as { mappings: string };
  const lines = parsed.mappings.split(';');
  const mappings = lines.map((text, place) => (place === line && text !== '' ? moved(text, by) : text)).join(';');
  return JSON.stringify({ ...parsed, mappings });
}

function moved(text: string, by: number): string {
  const [length, column] = firstNumber(text);
  return written(column + by) + text.slice(length);
}

/** The first number of base 64 digits of five bits, the least ones first; a sixth bit says that more follow, the last one is the sign. */
function firstNumber(text: string): readonly [length: number, value: number] {
  let value = 0;
  let length = 0;
  for (let digit = 32; digit >= 32; length += 1) {
    digit = DIGITS.indexOf(text[length] ?? 'A');
    value += (digit & 31) * 32 ** length;
  }
  return [length, value % 2 === 1 ? -(value - 1) / 2 : value / 2];
}

function written(value: number): string {
  let rest = Math.abs(value) * 2 + Number(value < 0);
  let text = '';
  do {
    const digit = rest % 32;
    rest = (rest - digit) / 32;
    text += DIGITS[digit + (rest > 0 ? 32 : 0)];
  } while (rest > 0);
  return text;
}
