import type { Locator, Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { enter, headerBalance, startIn } from './steps.ts';

const TEXTS = {
  pt: {
    user: 'gustavomoreira604',
    fall: 'Abrir um envelope',
    open: /^(?:R\$|Vazio)/,
    calm: 'Jogar sem animações',
    lost: /A conexão caiu enquanto um envelope abria/,
    done: 'Você abriu todos os seus envelopes!',
    mine: 'Meus envelopes',
    last: 'Envelope 6',
  },
  en: {
    user: 'brunomoreira271',
    fall: 'Open an envelope',
    open: /^(?:R\$|Empty)/,
    calm: 'Play without animation',
    lost: /The connection dropped while an envelope was opening/,
    done: 'You opened all your envelopes!',
    mine: 'My envelopes',
    last: 'Envelope 6',
  },
} as const;

/** What the operator does with the rain. */
const operate = (page: Page, form: Record<string, string>) => page.request.post('/sandbox/redRain', { form });

const cents = async (place: Locator): Promise<number> => Number((await place.innerText()).replace(/\D/g, ''));

/** Pixels from the top of the page. */
const placeOf = (element: Locator): Promise<number> =>
  element.evaluate((it) => it.getBoundingClientRect().top + scrollY);

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`envelopes of the rain are caught, a lost answer too, and what they held is in the wallet (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await operate(page, { action: 'stop' });
    await operate(page, { action: 'start', seconds: '600', pool: '500' });
    await startIn(page, language);
    await enter(page, texts.user);
    const before = await headerBalance(page);
    await page.goto('/m/redRain');
    // It falls: a tap where it is now.
    await page.getByRole('button', { name: texts.fall }).first().dispatchEvent('click');
    await expect(page.getByTestId('rain-left')).toHaveText('5');
    await expect(page.getByRole('main').getByRole('button').getByText(texts.open)).toBeVisible();
    await page.getByRole('button', { name: texts.calm }).tap();
    await faults({ dropAnswerRate: 100, path: '/wps/rewards/redEnvelope' });
    const closed = page.getByRole('button', { name: /^Envelope \d/, disabled: false });
    const place = await placeOf(closed.last());
    for (const left of [4, 3]) {
      await closed.first().tap();
      await expect(page.getByTestId('rain-left')).toHaveText(String(left));
    }
    await expect(page.getByText(texts.lost)).toBeInViewport();
    expect(await placeOf(closed.last()), 'the envelopes stay below the finger').toBe(place);
    await faults({});
    await expect(page.getByText(texts.lost)).toHaveCount(0);
    for (const left of [2, 1, 0]) {
      await closed.first().tap();
      if (left) await expect(page.getByTestId('rain-left')).toHaveText(String(left));
    }
    const done = page.getByRole('heading', { name: texts.done });
    await expect(done).toBeVisible();
    const won = await cents(done.locator('+ p'));
    await page.getByRole('button', { name: texts.mine }).tap();
    await expect(page.getByText(texts.last)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    await page.goto('/m/home');
    expect(await headerBalance(page)).toBe(before + won);
  });
}

test.afterEach(({ page }) => operate(page, { action: 'stop' }));
