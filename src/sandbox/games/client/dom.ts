type Child = Node | string;

/** Makes an element: attributes by name, `on…` as listeners; only text and nodes go in, never HTML. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | EventListener> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (typeof value === 'string') {
      element.setAttribute(name, value);
    } else if (value) {
      element.addEventListener(name.slice(2), value);
    }
  }
  element.append(...children);
  return element;
}

/** Puts these nodes in place of all that an element holds (`replaceChildren` is younger than our oldest browser). */
export function refill(element: Element, ...nodes: Node[]): void {
  element.textContent = '';
  element.append(...nodes);
}

/** A picture of the art set at the size drawn, for screens of up to twice the pixels. */
export function symbolImage(name: string, size: number): HTMLImageElement {
  const pixels = Math.ceil(size * Math.min(2, window.devicePixelRatio || 1));
  return make('img', {
    src: `/img/symbol/${name}?w=${pixels}`,
    width: String(size),
    height: String(size),
    alt: '',
    draggable: 'false',
  });
}

/** True when the player asked the system for less motion. */
export const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves after so many ms. */
export function wait(time: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, time));
}
