/**
 * Code that arrives when it is needed. Esbuild writes a part's style sheet beside its chunk and loads it for nobody, so the sheet
 * is added here, from the build's manifest, and waited for: a part is never seen without its style.
 */
let sheets: Readonly<Record<string, string>> = {};
let fetchSheets = (): Promise<string> => Promise.resolve('');
let others: Promise<string> | undefined;
let onFailure: (() => void) | undefined;
const linked = new Map<string, Promise<void>>();

/**
 * Sets this page's own sheets by part, how to have the table of the others' (` name hash name hash`, by the name of their file; as one
 * text it is a tenth smaller than by keys), and what to do when a chunk is gone, as after a new deploy.
 */
export function configureParts(own: typeof sheets, fetchOthers: typeof fetchSheets, failed: () => void): void {
  sheets = own;
  fetchSheets = fetchOthers;
  others = undefined;
  onFailure = failed;
}

/** The sheet of a part; '' or undefined when it needs none, or has it already. */
async function sheetOf(name: string): Promise<string | undefined> {
  const own = sheets[name];
  if (own !== undefined) return own;
  others = others || fetchSheets();
  try {
    const base = name.replace(/.*\//, '');
    const hash = (await others).split(` ${base} `)[1]?.split(' ')[0];
    return hash && `/a/${/-/.test(hash) ? hash : `${base}-${hash}`}.css`;
  } catch (error) {
    others = undefined;
    throw error;
  }
}

function addSheet(href: string): Promise<void> {
  const known = linked.get(href);
  if (known) return known;
  const adding = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // A sheet that the HTML preloads is used only under the same integrity.
    link.integrity = document.querySelector<HTMLLinkElement>(`[as=style][href="${href}"]`)?.integrity || '';
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

/** Loads a part and its style sheet. `name` is its file under src/app, without the ending. @throws when either cannot be had. */
export async function loadPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    const [part] = await Promise.all([load(), sheetOf(name).then((href) => (href ? addSheet(href) : undefined))]);
    return part;
  } catch (error) {
    onFailure?.();
    throw error;
  }
}
