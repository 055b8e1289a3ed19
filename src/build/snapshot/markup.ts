import type { ShortClasses } from '../steps/short-classes.ts';

/** Images of a drawn screen. No name of a game can look like this: its quotes are escaped. */
const IMAGES = /<img src="([^"]*)"((?: [a-z]+(?:="[^"]*")?)*) class="([^"]*)"\/>/g;

/** Buttons that would send a form to nobody while the app is not there; a search leads to an address, and may. */
const SENDERS = /<button type="submit"(?=[^>]* class="btn )/g;

/**
 * Makes of a drawn screen what may stand in an HTML file. Pictures get their address from the early script, once the screen's pixels
 * and the person's picture mode are known; a form cannot be sent before the app is there to do it.
 * @param classes the short names that the screen was drawn with
 */
export function still(html: string, classes: ShortClasses): string {
  const [picture, shown] = ['picture-img', 'picture-shown'].map((name) => classes.get(name) ?? name);
  return html
    .replace(IMAGES, (whole, source: string, others: string, name: string) =>
      name === picture ? `<img data-src="${source}"${others} class="${picture} ${shown}">` : whole,
    )
    .replace(SENDERS, '<button disabled type="submit"');
}

/** The first picture of a still screen, escaped as it stands there, and the CSS px that it is drawn wide. */
export function heroOf(html: string): string | undefined {
  const [, source, width] = /<img data-src="([^" ]*)" width="(\d+)"/.exec(html) ?? [];
  return source && `${source} ${width}`;
}
