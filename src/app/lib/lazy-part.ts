/**
 * Code that arrives when it is needed. Esbuild writes a part's style sheet beside its chunk and loads it for nobody, so the sheet
 * is added here, from the build's manifest, and waited for: a part is never seen without its style.
 */
let sheets: Readonly<Record<string, string>> = {};
let onFailure: (() => void) | undefined;
const linked = new Map<string, Promise<void>>();

/** Sets the manifest (part to style sheet) and what to do when a chunk is gone, as after a new deploy. */
export function configureParts(manifest: Readonly<Record<string, string>>, failed: () => void): void {
  sheets = manifest;
  onFailure = failed;
}

function addSheet(href: string): Promise<void> {
  const known = linked.get(href);
  if (known) return known;
  const adding = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // A sheet that the HTML preloads is used only under the same integrity.
    link.integrity = document.querySelector<HTMLLinkElement>(`[as=style][href="${href}"]`)?.integrity ?? '';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      linked.delete(href);
      reject(new Error(`no style sheet ${href}`));
    };
    document.head.append(link);
  });
  linked.set(href, adding);
  return adding;
}

/** Loads a part and its style sheet. `name` is its file under src/app, without the ending. @throws when either cannot be had. */
export async function loadPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  const href = sheets[name];
  try {
    const [part] = await Promise.all([load(), href && addSheet(href)]);
    return part;
  } catch (error) {
    onFailure?.();
    throw error;
  }
}
