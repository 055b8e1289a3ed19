import type { FaultKind, TextFault } from './faults.ts';

const TITLES: Readonly<Record<FaultKind, string>> = {
  missing: 'not translated: another language lends it',
  superfluous: 'superfluous',
  places: 'other places for values than English',
  unchanged: 'English still',
  letters: 'letters of another script',
  spaces: 'spaces',
  figures: 'figures',
  punctuation: 'punctuation',
  long: 'too long for its place',
  glossary: 'another word than the glossary',
};

/** What is wrong, by language and kind, a line a text; one line when nothing is. */
export function tellFaults(codes: readonly string[], faults: readonly TextFault[]): string {
  const lines = codes.flatMap((code) => {
    const mine = faults.filter(({ language }) => language === code);
    const kinds = [...new Set(mine.map(({ kind }) => kind))];
    return kinds.flatMap((kind) => {
      const some = mine.filter((fault) => fault.kind === kind);
      return [`${code}: ${TITLES[kind]} (${some.length})`, ...some.map(({ at, told }) => `  ${at}: ${told}`)];
    });
  });
  return lines.length > 0 ? lines.join('\n') : `nothing to mend in ${codes.join(', ')}`;
}
