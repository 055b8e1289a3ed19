/** Room left above what is brought to the top, in px. */
const AIR = 8;

/**
 * Scrolls an element to just below what sticks to the top: the page's bar, and `also` px more. Nothing happens on a page that stands
 * at a place of its own already, as one that is come back to.
 */
export function bringToTop(element: Element, also = 0): void {
  if (scrollY > 0) return;
  const bar = document.querySelector('header')?.clientHeight ?? 0;
  scrollTo(0, element.getBoundingClientRect().top - bar - also - AIR);
}
