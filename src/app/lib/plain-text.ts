const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The words of a piece of HTML, a line per paragraph. Markup is dropped, not understood: what comes out is only ever drawn as text,
 * so nothing in it can act, whatever it was.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<li\b[^>]*>/gi, '• ')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d|tr)\s*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) => {
      if (code) return Number(code) < 0x110000 ? String.fromCodePoint(Number(code)) : '';
      return ENTITIES[name] ?? whole;
    })
    .replace(/\n{2,}/g, '\n')
    .trim();
}
