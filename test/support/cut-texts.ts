/** A text that does not show whole, or stands where it should not. */
export interface CutText {
  /** What is wrong with it. */
  readonly fault: 'cut' | 'outside' | 'split' | 'wide' | 'key';
  readonly text: string;
  /** Where it is: the classes of its element and of the one around it. */
  readonly place: string;
  /** How many px are too many. */
  readonly by: number;
}

/**
 * Looks through the page that is open for texts that are cut, stand outside of their box, or are the raw key of a text. Runs inside the
 * page, so it uses nothing of this module. What may be scrolled aside is no fault, and neither is what is hidden from sight alone.
 */
export function cutTexts(): CutText[] {
  const found: CutText[] = [];
  const root = document.documentElement;
  const placeOf = (element: Element): string =>
    [element.parentElement, element]
      .map((one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute('class') ?? ''}`)
      .join(' > ');
  const report = (fault: CutText['fault'], element: Element, text: string, by: number): void => {
    found.push({
      fault,
      text: text.trim().replace(/\s+/g, ' ').slice(0, 300),
      place: placeOf(element),
      by: Math.round(by),
    });
  };
  const cuts = (style: CSSStyleDeclaration): boolean => style.overflowX === 'hidden' || style.overflowX === 'clip';
  const scrolls = (style: CSSStyleDeclaration): boolean => style.overflowX === 'auto' || style.overflowX === 'scroll';
  /** The first box around a text that would cut it; none when it can be scrolled there, or is hidden from sight. */
  const boundsOf = (element: Element): { box: Element; style: CSSStyleDeclaration } | undefined => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (scrolls(style) || style.clip !== 'auto' || style.opacity === '0' || style.visibility === 'hidden')
        return undefined;
      // What moves by itself shows the rest in its time.
      if (style.animationIterationCount === 'infinite' || style.transform !== 'none') return undefined;
      if (cuts(style)) return { box: one, style };
    }
    return { box: root, style: getComputedStyle(root) };
  };
  const look = (node: Text): void => {
    const element = node.parentElement;
    const text = node.data.trim();
    if (!element || !text || element.closest('[aria-hidden=true], script, style, template, noscript, option, svg, bdi'))
      return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const drawn = range.getBoundingClientRect();
    if (drawn.width < 1 || drawn.height < 1) return;
    if (/^[a-z][a-zA-Z0-9]*(?:_[a-zA-Z0-9]+)+$/.test(text) || /\{\{|undefined|NaN/.test(text))
      report('key', element, text, 0);
    // A word that goes on in the next line; scripts without spaces may part it, and so may a dash.
    const unparted = /[\s\u00ad\u200b/\-\u2010\u2011\u0e00-\u109f\u1780-\u17ff\u3000-\u9fff\uac00-\ud7af]/;
    if (!unparted.test(text) && drawn.height > 1.7 * Number.parseFloat(getComputedStyle(element).lineHeight)) {
      report('split', element, text, 0);
    }
    const bounds = boundsOf(element);
    if (!bounds) return;
    const { box, style } = bounds;
    const scrollsDown = style.overflowY === 'auto' || style.overflowY === 'scroll';
    const room =
      box === root ? { left: 0, right: root.clientWidth, top: -1e6, bottom: 1e6 } : box.getBoundingClientRect();
    const aside = Math.max(drawn.right - room.right, room.left - drawn.left);
    // Letters may be higher than their line: what counts is a line that is missing.
    const below = Math.max(drawn.bottom - room.bottom, room.top - drawn.top) - drawn.height / 3;
    const fixed = getComputedStyle(box).position === 'fixed' || box.closest('[role=dialog]');
    if (aside > 1) report('cut', element, text, aside);
    else if (below > 1 && box !== root && !fixed && !scrollsDown && box.scrollHeight > box.clientHeight + 2)
      report('cut', element, text, below);
    const frame = element.closest('button, a, label, th, td, [role=tab]');
    if (!frame) return;
    const own = frame.getBoundingClientRect();
    const over = Math.max(drawn.right - own.right, own.left - drawn.left);
    if (over > 1 && aside <= 1) report('outside', element, text, over);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) look(walker.currentNode as Text);
  const wide = root.scrollWidth - root.clientWidth;
  if (wide > 0) report('wide', root, location.pathname, wide);
  return found;
}
