/** Old and other codes under which browsers ask for a language. */
const OTHER_CODES: Readonly<Record<string, string>> = { tl: 'fil', in: 'id' };

/**
 * The first language of a site, by its code, that a browser asks for. A tag such as `es-419` finds its language, one of another country
 * the one that is there (`pt-AO` finds `pt`), and Chinese goes by its letters: Taiwan, Hong Kong and Macao write the traditional ones.
 * @param tags the browser's languages, the dearest first
 */
export function wantedLanguage(codes: readonly string[], tags: readonly string[]): string | undefined {
  for (const tag of tags) {
    const found = languageOf(codes, tag);
    if (found) return found;
  }
  return undefined;
}

/** The language of one tag. */
export function languageOf(codes: readonly string[], tag: string): string | undefined {
  const [first = ''] = tag.toLowerCase().split('-');
  const base = OTHER_CODES[first] ?? first;
  if (base === 'zh') {
    const letters = /-hant|^zh-(?:tw|hk|mo)\b/i.test(tag) ? 'zh-TW' : 'zh-CN';
    return codes.find((code) => code === letters);
  }
  return (
    codes.find((code) => code === tag) ??
    codes.find((code) => code === base) ??
    codes.find((code) => code.split('-')[0] === base)
  );
}
