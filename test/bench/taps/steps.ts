import type { Page } from '@playwright/test';
import { byClass } from '../../support/by-class.ts';

/** One tap of a visit: what is tapped, as a person finds it. */
export interface Step {
  readonly name: string;
  /** An expression that gives the element; null while it is not there. */
  readonly target: string;
}

/** The first element of `selector` whose label or text matches, on the screen and not covered. */
const seen = (selector: string, words = '.'): string => `(() => {
  const right = (one) => /${words}/i.test(one.getAttribute('aria-label') || one.textContent || '');
  return [...document.querySelectorAll('${selector}')].find((one) => {
    const { left, right: end, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + end) / 2, (top + bottom) / 2];
    return right(one) && end > left && x > 0 && x < innerWidth && y > 0 && y < innerHeight && one.contains(document.elementFromPoint(x, y));
  }) || null;
})()`;

const CATEGORY = `[role=tab], ${byClass('tabs-item')}`;
const STRIP = `${byClass('list-strips', ' button')}, ${byClass('list-strips', ' [role=tab]')}`;

const footer = (words: string): Step => ({
  name: `footer: ${words}`,
  target: seen('nav.footer a, nav.footer button', words),
});
const HEART: Step = { name: 'heart', target: seen('[aria-pressed]', 'favorit') };
const BACK: Step = { name: 'back', target: seen('button, a', '^voltar') };
const CLOSE: Step = { name: 'close', target: seen('[aria-modal=true] button', 'fechar|cancelar') };

/** A round over footer, tabs, hearts, menu, sheets, filters and back, as a signed-in member in Portuguese. */
export const ROUND: readonly Step[] = [
  { name: 'category', target: seen(CATEGORY, 'slots|pescaria|crash') },
  { name: 'category', target: seen(CATEGORY, 'in[ií]cio') },
  { name: 'menu', target: seen('header button', 'menu') },
  CLOSE,
  footer('membro|perfil|conta'),
  footer('pr[eê]mios|recompensas'),
  footer('dep[oó]sito|depositar'),
  BACK,
  footer('in[ií]cio'),
  HEART,
  { name: 'more', target: seen('a, button', 'ver (mais|todos)|mais jogos') },
  HEART,
  HEART,
  { name: 'filter', target: seen('[aria-haspopup=dialog]', 'filtr') },
  CLOSE,
  { name: 'strip: popular', target: seen(STRIP, 'popular|quente') },
  { name: 'strip: again', target: seen(STRIP, 'popular|quente') },
  BACK,
  footer('in[ií]cio'),
];

/** Taps what a step names, at once; false where it is not there. */
export async function tap(page: Page, { target }: Step): Promise<boolean> {
  const place = await page.evaluate<{ x: number; y: number } | null>(`(() => {
    const one = ${target};
    if (!one) return null;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  })()`);
  if (!place) return false;
  await page.touchscreen.tap(place.x, place.y);
  return true;
}
