/**
 * Code that arrives when it is needed. A browser knows nothing of the style sheet of a script, so the build writes `withSheet` around
 * each `import()` whose target has one: a part is never seen without its style.
 */
let sheets: Readonly<Record<string, string>> = {};
let fetchSheets = (): Promise<string> => Promise.resolve('');
let others: Promise<string> | undefined;
let onFailure: (() => void) | undefined;
const linked = new Map<string, Promise<void>>();

/**
 * Sets this page's own sheets by part, how to have the table of the others' (` name hash name hash.script`, by the name of their file; as
 * one text it is a tenth smaller than by keys), and what to do when a chunk is gone, as after a new deploy.
 */
export function configureParts(own: typeof sheets, fetchOthers: typeof fetchSheets, failed: () => void): void {
  sheets = own;
  fetchSheets = fetchOthers;
  others = undefined;
  onFailure = failed;
}

/** Hashes of the sheet and of the page's script of a name, as the table has them; none where it needs none. */
async function hashesOf(name: string): Promise<string[]> {
  others = others || fetchSheets();
  try {
    return ((await others).split(` ${name} `)[1] || '').replace(/ .*/, '').split('.');
  } catch (error) {
    others = undefined;
    throw error;
  }
}

/** The sheet of a part; '' or undefined when it needs none, or has it already. */
async function sheetOf(name: string): Promise<string | undefined> {
  const own = sheets[name];
  if (own !== undefined) return own;
  const [hash] = await hashesOf(name);
  return hash && `/a/${/-/.test(hash) ? hash : `${name}-${hash}`}.css`;
}

/** The script of a part, by its name and hash; that of a page is named `Login.`, and found in the HTML or in the table. */
export async function scriptOf(part: string): Promise<string> {
  const [name = '', rest] = part.split('.');
  if (rest === undefined) return `/a/${part}.js`;
  const link = document.querySelector<HTMLLinkElement>(`[rel=modulepreload][href^="/a/${name}-"]`);
  return link ? link.href : `/a/${name}-${(await hashesOf(name))[1]}.js`;
}

function addSheet(href: string): Promise<void> {
  const known = linked.get(href);
  if (known) return known;
  const adding = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // A sheet that the HTML preloads is used only under the same integrity.
    link.integrity = (document.querySelector<HTMLLinkElement>(`[as=style][href="${href}"]`) || link).integrity;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      linked.delete(href);
      reject(new Error(`no ${href}`));
    };
    document.head.append(link);
  });
  linked.set(href, adding);
  return adding;
}

/**
 * A module once its sheet is there too. Only the build writes this around an `import()`: with the name of the sheet, or, where the script
 * bears that name, with the script's name and hash alone; a page's hash is left to the table, as every visit pays for the first script.
 */
export async function withSheet<T>(part: Promise<T> | string, name = nameOf(part)): Promise<T> {
  const loading = typeof part === 'string' ? scriptOf(part).then((href): Promise<T> => import(href)) : part;
  const sheet = sheetOf(name).then((href) => (href ? addSheet(href) : undefined));
  return (await Promise.all([loading, sheet]))[0];
}

const nameOf = (file: unknown): string => String(file).replace(/-\w+$|\.$/, '');

/** Loads code by an `import()`. @throws when it cannot be had; then the page may be of a version that is gone, which is looked into */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    onFailure?.();
    throw error;
  }
}
