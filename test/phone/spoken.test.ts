import { htmlTexts } from './finders.ts';
import { expect, test } from './fixtures.ts';

/** What the platform answers in, for languages of a page. */
const SPOKEN = { ar: 'ar', hi: 'hi', ja: 'en', fa: 'en' } as const;

for (const [code, spoken] of Object.entries(SPOKEN)) {
  test(`on a page in ${code} the platform's texts say that they are in ${spoken}`, async ({ page, context }) => {
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wps/')) asked.push(request.headers()['accept-language']);
    });
    await context.addInitScript((language) => localStorage.setItem('language', language), code);
    await page.goto('/m/help?i=1');
    const text = htmlTexts(page).first();
    await expect(text).toBeVisible();
    expect(new Set(asked), 'the chosen language, not the browser’s').toEqual(new Set([code]));
    const heading = page.locator('main article h2').nth(1);
    for (const part of [text, heading]) {
      // A text in the page's language runs as the page does, whatever its first letter is.
      const pageDir = await part.evaluate(({ ownerDocument }) => ownerDocument.documentElement.dir || null);
      const own = spoken === code ? { lang: null, dir: pageDir } : { lang: spoken, dir: 'ltr' };
      expect(
        await part.evaluate((node) => ({ lang: node.getAttribute('lang'), dir: node.getAttribute('dir') })),
      ).toEqual(own);
      const direction = await part.evaluate((node) => getComputedStyle(node).direction);
      expect(direction).toBe(spoken === 'ar' ? 'rtl' : 'ltr');
    }
  });
}
