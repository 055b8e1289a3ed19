import type { Page } from '@playwright/test';
import { cleanHtml, htmlTexts } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { PAYLOADS } from './payloads.ts';
import { allThere, atRest } from './rest.ts';

const RICH = `<h2>Regras</h2><p style="text-align:center;color:#000">Olá <strong>você</strong></p>
  <ul><li>um</li><li>dois</li></ul>
  <a href="https://example.org/x">fora</a> <a href="http://example.org/y">http</a> <a href="mailto:a@example.org">carta</a>
  <a href="tel:+5511999">telefone</a> <a href="/m/help/?i=1">ajuda</a> <a href="m/help">relativo</a>
  <a href="https://leve.example@evil.example/">disfarce</a> <a href="http://leve.example:x@evil.example/">disfarce</a>
  <p><img src="/img/promo/p01-1" alt="Tigre"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="ponto"></p>`;

/** Notices, each of which opens in its place. */
const notices = (page: Page) => page.getByRole('main').locator('details');

/** Has the platform's next answers carry this HTML as the text of every notice, promotion and help entry. */
async function writeTexts(page: Page, html: string): Promise<void> {
  await page.route(/\/wps\/(?:announcements|help)(?:\?|\/detail|$)/, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"content":"(?:[^"\\]|\\.)*"/g, `"content":${JSON.stringify(html)}`);
    await route.fulfill({ response: answer, body: text });
  });
}

/** What of hostile HTML is left in the boxes that show it. */
function remains(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kept: string[] = [];
    for (const box of document.querySelectorAll('[data-testid^=html]')) {
      for (const element of box.querySelectorAll('*')) {
        const bad = [...element.attributes].filter(
          ({ name, value }) =>
            /^on|^(?:id|class|name|srcdoc|action|formaction)$/.test(name) ||
            /javascript|evil|url\(|position|data:text/i.test(value),
        );
        if (
          /^(?:SCRIPT|STYLE|IFRAME|OBJECT|EMBED|FORM|INPUT|BUTTON|SVG|MATH|LINK|META|BASE|VIDEO|AUDIO)$/i.test(
            element.tagName,
          )
        ) {
          kept.push(element.outerHTML);
        }
        kept.push(...bad.map(({ name, value }) => `${element.tagName} ${name}=${value}`));
      }
    }
    return kept;
  });
}

const PLACES = [
  '/m/notice?i=0',
  '/m/noticeDetail?id=n01',
  '/m/help?i=0',
  '/m/activity?id=p01',
  '/m/activityDetail?id=p01',
];

/** What the policy says of the inert document in which the library parses: nothing of it can act there either. */
const INERT = /^(?:Executing inline event handler|Setting the document's base URI)/;

test('nothing in the platform’s texts can act, wherever they are shown', async ({ page, problems }) => {
  problems.allow(INERT);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await writeTexts(page, PAYLOADS.map((payload) => `<div>${payload}</div>`).join('\n'));
  for (const path of PLACES) {
    await page.goto(path);
    await expect(cleanHtml(page).first()).toBeVisible();
    await atRest(page);
    expect(await remains(page), path).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked), path).toBeUndefined();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
  expect(dialogs).toEqual([]);
});

test.describe('where no content policy stands behind it', () => {
  test.use({ bypassCSP: true });

  test('each payload alone leaves nothing behind', async ({ page }) => {
    await page.route(/\/wps\/announcements\?/, async (route) => {
      const answer = await route.fetch();
      const { value, ...rest } = (await answer.json()) as { value: { player: object[] } };
      const player = PAYLOADS.map((payload, index) => ({
        ...value.player[0],
        id: `x${index}`,
        content: `<p>antes</p>${payload}<p>depois</p>`,
      }));
      await route.fulfill({ response: answer, json: { ...rest, value: { ...value, player } } });
    });
    await page.goto('/m/notice');
    await expect(notices(page)).toHaveCount(PAYLOADS.length);
    await page.evaluate(() => {
      for (const notice of document.querySelectorAll('details')) notice.open = true;
    });
    await expect(cleanHtml(page)).toHaveCount(PAYLOADS.length);
    for (const text of await cleanHtml(page).allInnerTexts()) expect(text).toContain('antes');
    await atRest(page);
    expect(await remains(page)).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
    // The outlines too, which stand where the cleaning part is not.
    await page.evaluate(() => {
      for (const notice of document.querySelectorAll('details')) notice.open = false;
    });
    await expect(cleanHtml(page)).toHaveCount(0);
    await expect(htmlTexts(page)).toHaveCount(PAYLOADS.length);
    expect(await remains(page)).toEqual([]);
  });
});

test('links open safely, and those of this site inside the app', async ({ page }) => {
  await writeTexts(page, RICH);
  await page.goto('/m/noticeDetail?id=n01');
  const box = cleanHtml(page);
  for (const name of ['fora', 'http']) {
    const link = box.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(box.getByRole('link', { name: 'carta' })).toHaveAttribute('href', 'mailto:a@example.org');
  await expect(box.getByRole('link', { name: 'telefone' })).toHaveAttribute('href', 'tel:+5511999');
  await expect(box.getByText('relativo')).not.toHaveAttribute('href');
  for (const one of [0, 1]) await expect(box.getByText('disfarce').nth(one)).not.toHaveAttribute('href');
  await expect(box.getByText('Olá')).toHaveAttribute('style', 'text-align:center');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await box.getByRole('link', { name: 'ajuda' }).tap();
  await expect(page).toHaveURL(/\/m\/help\?i=1$/);
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
});

test('pictures in a text come at the size drawn, and not at all where pictures are off', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/img/promo/p01-1')) asked.push(new URL(request.url()).search);
  });
  await writeTexts(page, RICH);
  await page.goto('/m/noticeDetail?id=n01');
  await expect(cleanHtml(page).getByAltText('Tigre')).toHaveAttribute('src', /w=6\d\d&q=20/);
  await expect.poll(() => asked.length).toBe(1);
  await page.addInitScript(() => localStorage.setItem('pictures', 'off'));
  await page.reload();
  await expect(cleanHtml(page)).toContainText('Tigre');
  await expect(cleanHtml(page).locator('img')).toHaveCount(0);
  expect(asked.length).toBe(1);
});

test('the cleaning part comes with the first text that needs it, and its absence leaves the words', async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED|Failed to fetch dynamically/);
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/CleanHtml/.test(request.url())) parts.push(request.url());
  });
  for (const path of PLACES) {
    await page.goto(path);
    await expect(htmlTexts(page).first()).toContainText(/\w{4}/);
    await atRest(page);
  }
  expect(parts, 'plain texts need none').toEqual([]);
  await writeTexts(page, RICH);
  await page.goto('/m/notice');
  await expect(notices(page).first()).toBeVisible();
  await allThere(page);
  expect(parts, 'nor does what is closed').toEqual([]);
  await page.route('**/a/CleanHtml-*.js', (route) => route.abort());
  await notices(page).first().locator('summary').tap();
  await expect.poll(() => parts.length).toBeGreaterThan(0);
  await expect(htmlTexts(notices(page).first())).toContainText('Olá você');
  await expect(cleanHtml(page)).toHaveCount(0);
});
