/** Tags, comments and entities of a piece of HTML: what no word is sought in. */
const UNSOUGHT = /(<!--[\s\S]*?(?:-->|$)|<[^>]*>?|&#?\w+;)/;

/** A letter as it is sought: in small, without accents. One letter stays one, so that places stay places. */
const bareLetter = (letter: string): string => letter.normalize('NFD').charAt(0).toLowerCase();

/** Places in `letters` where one of `words` stands, as marks of each letter. */
function foundIn(letters: readonly string[], words: readonly string[]): boolean[] {
  const plain = letters.map(bareLetter).join('');
  const found = letters.map(() => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      found.fill(true, at, at + word.length);
    }
  }
  return found;
}

function markText(text: string, words: readonly string[]): string {
  // By code units, as words are found by them.
  const letters = text.split('');
  const found = foundIn(letters, words);
  return letters
    .map((letter, at) => {
      const open = found[at] && !found[at - 1] ? '<mark>' : '';
      const close = found[at] && !found[at + 1] ? '</mark>' : '';
      return open + letter + close;
    })
    .join('');
}

/**
 * Puts `<mark>` around every word of `sought` in the text of a piece of HTML, accents and case aside. What is no text (tags, attributes,
 * entities) stays as it is: hostile HTML stays as hostile as it was.
 */
export function markWords(html: string, sought: string): string {
  const words = sought
    .split(/\s+/)
    .map((word) => word.split('').map(bareLetter).join(''))
    .filter((word) => word.length > 1);
  if (words.length === 0) return html;
  return html
    .split(UNSOUGHT)
    .map((piece, index) => (index % 2 ? piece : markText(piece, words)))
    .join('');
}
