/** Languages that are read from the right, unless they are written in Latin letters. */
const RTL = /^(?:ar|fa|he|ur)\b(?!-latn)/i;

/**
 * What a text of the platform carries where its language is not the page's: `lang` and `dir`. Where both are the same, no more than the
 * direction of a page that is read from the right; where the platform tells none, the direction follows the text's first letter.
 */
export function spokenIn(): { lang?: string; dir?: 'ltr' | 'rtl' | 'auto' } {
  const page = document.documentElement;
  const { spoken } = page.dataset;
  if (!spoken) return { dir: 'auto' };
  const dir = RTL.test(spoken) ? 'rtl' : 'ltr';
  const same = `${page.lang}-`.startsWith(`${spoken}-`) && dir === (page.dir || 'ltr');
  // A text of the page's language may begin with a Latin name: it runs as the page does all the same.
  if (same) return page.dir ? { dir } : {};
  return { lang: spoken, dir };
}
