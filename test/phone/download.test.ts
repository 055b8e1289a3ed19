import { expect, test } from './fixtures.ts';
import { cells } from './records-finders.ts';
import { allThere } from './rest.ts';
import { startIn } from './steps.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 8.1; Moto G5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/67.0 Mobile Safari/537.36';

test.describe('on an Android phone', () => {
  test.use({ userAgent: ANDROID });

  test('home offers the app after half a minute, and stays quiet for the visit once that is closed', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/m/home');
    await allThere(page);
    await page.clock.runFor(25_000);
    const offer = page.getByRole('complementary', { name: 'Jogue mais rápido no app Leve' });
    await expect(offer).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(offer.getByRole('link', { name: 'Baixar' })).toHaveAttribute('href', /\.apk$/);
    await expect(offer.getByRole('link', { name: 'Baixar' })).not.toHaveAttribute('target', '_blank');
    await offer.getByRole('button', { name: 'Fechar' }).tap();
    await expect(offer).toBeHidden();
    await page.getByRole('link', { name: 'Ver mais' }).first().tap();
    await expect(offer).toBeHidden();
    await page.goto('/m/slot-games');
    await expect(cells(page).first()).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test.describe('on an Android phone in Spanish', () => {
  test.use({ userAgent: ANDROID, locale: 'es-MX' });

  test('one line asks at a time: the app, or another language, and the other one once that is answered', async ({
    page,
  }) => {
    // Who has been offered the app before is offered it at once.
    await page.addInitScript(() => localStorage.setItem('offered', '1'));
    await page.goto('/m/home');
    const app = page.getByRole('complementary', { name: 'Jogue mais rápido no app Leve', includeHidden: true });
    const spanish = page.getByRole('status').filter({ hasText: '¿Ver el sitio en español?' });
    await expect(app.or(spanish)).toBeVisible();
    await allThere(page);
    expect((await app.count()) + (await spanish.count())).toBe(1);
    const [close, next] = (await app.count()) === 1 ? ['Fechar', spanish] : ['Cerrar', app];
    await app.or(spanish).getByRole('button', { name: close }).tap();
    await expect(next).toBeVisible();
    await expect(app.or(spanish)).toHaveCount(1);
  });
});

test('a computer is offered no app', async ({ page }) => {
  await page.goto('/m/home');
  await expect(cells(page).first()).toBeVisible();
  await allThere(page);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

/** Chromium's offer to install, which no headless browser makes: it comes before the app, as the real one mostly does. */
function offerInstall(): void {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve(),
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  });
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(offer), { once: true });
}

test('the app page installs with one tap where the browser offers it, and the browser finds the manifest good', async ({
  page,
}) => {
  await page.addInitScript(offerInstall);
  await page.goto('/m/app');
  await page.getByRole('button', { name: 'Instalar agora' }).tap();
  await expect(page.getByText('Instalado. Procure o ícone na tela inicial.')).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(url).toMatch(/\/site\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The tests' own context is a private one, in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 Version/16.4 Mobile/15E148 Safari/604.1',
  });

  test('a profile stays on the page; who comes back is sent to the settings, then to the provisioning link', async ({
    page,
  }) => {
    await startIn(page, 'en');
    await page.goto('/m/app');
    await expect(page.getByText('Tap Share at the bottom.')).toBeVisible();
    const profile = page.getByRole('link', { name: 'Download: Leve, iPhone and iPad' });
    await expect(profile).not.toHaveAttribute('target', '_blank');
    const [file] = await Promise.all([page.waitForEvent('download'), profile.tap()]);
    expect(file.suggestedFilename()).toBe('leve.mobileconfig');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('alertdialog')).toContainText('Open Settings');
    await page.getByRole('button', { name: 'Got it' }).tap();
    await expect(page).toHaveURL(/\.mobileprovision$/);
  });
});

test.describe('on an Android phone with a slow line', () => {
  test.use({ userAgent: ANDROID });

  test('the app is offered once the line that tells of it is answered', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('offered', '1'));
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/domainRoute*', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/m/home');
    const slow = page.getByRole('status').filter({ hasText: 'Conexão lenta. Usar menos dados?' });
    const app = page.getByRole('complementary', { name: 'Jogue mais rápido no app Leve', includeHidden: true });
    await expect(slow).toBeVisible();
    answer();
    await allThere(page);
    await expect(app).toHaveCount(0);
    await slow.getByRole('button', { name: 'Fechar' }).tap();
    await expect(app).toBeVisible();
  });

  test('what asks at the edge is not covered by the line that tells of a slow line', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('offered', '1'));
    const app = page.getByRole('complementary', { name: 'Jogue mais rápido no app Leve', includeHidden: true });
    await page.goto('/m/home');
    await expect(app).toBeVisible();
    await page.route('**/domainRoute*', () => undefined);
    await page.reload();
    await expect(app).toBeVisible();
    // Time itself is tested: a slow line is told of after six seconds.
    await page.waitForTimeout(8000);
    await expect(page.getByText('Conexão lenta. Usar menos dados?')).toHaveCount(0);
    await expect(app).toBeVisible();
  });
});
