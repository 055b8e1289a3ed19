/** How tables are written where the user lives: a spreadsheet reads the decimal mark of its own country only. */
export interface CsvStyle {
  readonly separator: ';' | ',';
  readonly mark: ',' | '.';
}

/** Text, or an amount as a decimal string. */
export type CsvCell = string | { readonly amount: string };

/** First in the file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The style of a language's tags: where decimals have a comma, columns are parted by semicolons. */
export function csvStyle(tags: string | string[]): CsvStyle {
  const comma = new Intl.NumberFormat(tags).format(1.5).includes(',');
  return comma ? { separator: ';', mark: ',' } : { separator: ',', mark: '.' };
}

/** What a spreadsheet would take for a formula, also behind blanks and in full width. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

function written(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

function field(cell: CsvCell, { mark }: CsvStyle): string {
  if (typeof cell === 'string') return written(cell);
  // An amount is a number, its minus sign no formula; mark and separator are never the same.
  return /^-?\d+(?:\.\d+)?$/.test(cell.amount) ? cell.amount.replace('.', mark) : written(cell.amount);
}

/** One line of a table (RFC 4180). Texts come from the platform and from others: none becomes a formula. */
export const csvLine = (cells: readonly CsvCell[], style: CsvStyle): string =>
  `${cells.map((cell) => field(cell, style)).join(style.separator)}\r\n`;
