/**
 * Addresses of hashed files that a text of a version names: scripts and sheets whole, late parts by name and hash (`SideMenu-5TITZ`), parts
 * in words of the table of sheets (` Login 5TITZ.I6WZB`: its sheet, its script), and the dictionaries of the languages whose hash it tells.
 * @param kept addresses of whatever version: areas of texts are known by them alone
 */
export function namedIn(text: string, kept: readonly string[]): string[] {
  const isTable = text.startsWith('" ');
  const found: string[] = [];
  text.replace(
    /([\w-]{1,40}-\w{5,8})(\.(?:js|css|json))?(?!\w)/g,
    (all, name: string, ending = isTable ? '.css' : '.js') => {
      found.push(`/a/${name}${ending}`);
      return all;
    },
  );
  if (isTable) found.push(...inTable(text));
  const hashes = new Map<string, string>();
  text.replace(/"([\w-]+)":"(\w{8})"/g, (all, code: string, hash: string) => {
    hashes.set(code, hash);
    return all;
  });
  for (const address of kept) {
    const [, code = '', area] = /^\/l\/([\w-]+)\.\w+(\/.+)/.exec(address) || [];
    if (hashes.has(code)) found.push(`/l/${code}.${hashes.get(code)}${area}`);
  }
  return found;
}

function inTable(text: string): string[] {
  const words = text.slice(2).split(' ');
  return words.flatMap((name, place) => {
    const [sheet, script] = place % 2 || !words[place + 1] ? [] : (words[place + 1] || '').split('.');
    return [...(sheet ? [`/a/${name}-${sheet}.css`] : []), ...(script ? [`/a/${name}-${script}.js`] : [])];
  });
}
