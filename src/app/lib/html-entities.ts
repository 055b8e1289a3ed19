const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  times: '×',
  euro: '€',
  copy: '©',
  reg: '®',
};

/** What `&aacute;` and its kin put upon their letter. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z])(grave|acute|circ|tilde|uml|ring|cedil)|([a-z]{2,6}));/gi;

/** The letters that HTML of the western languages writes as entities; others stay as they were written. */
export function decodeEntities(text: string): string {
  return text.replace(
    ENTITY,
    (whole, hex?: string, decimal?: string, letter?: string, mark?: string, name?: string) => {
      if (letter && mark) return (letter + MARKS[mark.toLowerCase()]).normalize('NFC');
      if (name) return NAMED[name] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
    },
  );
}
