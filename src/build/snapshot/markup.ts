/** Pictures of a drawn screen. No name of a game can look like this: its quotes are escaped. */
const PICTURES = /<img src="([^"]*)"((?: [a-z]+(?:="[^"]*")?)*) class="picture-img"\/>/g;

/** Buttons that would send a form to nobody while the app is not there; a search leads to an address, and may. */
const SENDERS = /<button type="submit"(?=[^>]* class="btn )/g;

/**
 * Makes of a drawn screen what may stand in an HTML file. Pictures get their address from the early script, once the screen's pixels
 * and the person's picture mode are known; a form cannot be sent before the app is there to do it.
 */
export const still = (html: string): string =>
  html
    .replace(PICTURES, '<img data-src="$1"$2 class="picture-img picture-shown">')
    .replace(SENDERS, '<button disabled type="submit"');

/** The first picture of a still screen, escaped as it stands there, and the CSS px that it is drawn wide. */
export function heroOf(html: string): string | undefined {
  const [, source, width] = /<img data-src="([^" ]*)" width="(\d+)"/.exec(html) ?? [];
  return source && `${source} ${width}`;
}
