// Pictures by the rule of the product: of what is within 16 px of the screen, while names can be read as they pass.

const NEAR = 16;
/** px/ms */
const CALM = 1;
const REST = 150;

let before = { top: 0, time: 0 };
let resting: ReturnType<typeof setTimeout> | undefined;

/** Gives the pictures near the screen the addresses that their `data-src` holds. */
export function showNear(): void {
  for (const img of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    const { top, bottom } = img.getBoundingClientRect();
    const { src = '' } = img.dataset;
    if (bottom < -NEAR || top > innerHeight + NEAR || img.getAttribute('src') === src) continue;
    img.onload = () => img.classList.add('picture-shown');
    img.src = src;
  }
}

function scrolled(): void {
  const now = { top: scrollY, time: performance.now() };
  const speed = Math.abs(now.top - before.top) / Math.max(1, now.time - before.time);
  before = now;
  if (speed < CALM) showNear();
  clearTimeout(resting);
  resting = setTimeout(showNear, REST);
}

addEventListener('scroll', scrolled, { passive: true });
