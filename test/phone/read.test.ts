import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { plainPictures } from './pictures.ts';
import { cells, vendorOf } from './records-finders.ts';
import { enter, fillLogin, PASSWORD, startIn } from './steps.ts';

// The rules of lists are not about pictures, which a machine that draws them anew is slow to give.
test.beforeEach(({ page }) => plainPictures(page));

const READ = {
  live: { vendor: 'Eva Live', title: { pt: 'Cassino ao vivo', en: 'Live casino' } },
  sport: { vendor: 'Gol Mundial', title: { pt: 'Esportes', en: 'Sports' } },
  esport: { vendor: 'Top Frag', title: { pt: 'E-sports', en: 'E-sports' } },
  rng: { vendor: 'Novaluz', title: { pt: 'Slots', en: 'Slots' } },
  pvp: { vendor: 'Carta Alta', title: { pt: 'Pôquer', en: 'Poker' } },
  fish: { vendor: 'Maré Alta', title: { pt: 'Pescaria', en: 'Fishing' } },
  lott: { vendor: 'Loteria Clássica', title: { pt: 'Loteria', en: 'Lottery' } },
} as const;

for (const language of flowLanguages) {
  test(`each reading page shows the vendors of its category (${language})`, async ({ page }) => {
    test.slow();
    await startIn(page, language);
    for (const [name, { vendor, title }] of Object.entries(READ)) {
      await page.goto(`/m/read/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
      await expect(page.getByRole('heading', { name: vendor })).toBeAttached();
      await expect(page.locator('main h2 + p').first()).toHaveText(language === 'pt' ? /^[\d.]+ jogos$/ : /games$/);
      const lobbies = await page.getByRole('link', { name: /^(?:Entrar no|Enter the) lobby/ }).count();
      expect(lobbies > 0, `${name} has lobbies`).toBe(name !== 'rng' && name !== 'fish');
    }
  });
}

test('the marks at the right side lead to their vendor, and show which one is read', async ({ page }) => {
  await page.goto('/m/read/rng');
  const rail = page.getByRole('navigation', { name: 'Provedores' });
  await expect(rail.getByRole('button')).toHaveCount(20);
  await expect(rail.getByRole('button', { name: 'Pocket Gold Elite' })).toHaveAttribute('aria-current', 'true');
  await rail.getByRole('button', { name: 'Novaluz' }).tap();
  await expect(rail.getByRole('button', { name: 'Novaluz' })).toHaveAttribute('aria-current', 'true');
  const card = page.locator('main section', { has: page.getByRole('heading', { name: 'Novaluz' }) });
  await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(80);
  await expect(page.getByRole('heading', { name: 'Novaluz' })).toBeFocused();
  await page.getByRole('link', { name: 'Ver jogos de Novaluz' }).tap();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&vassalage=NOVA$/);
  await expect(vendorOf(cells(page)).first()).toHaveText('NOVA');
});

test('a lobby opens for members; guests log in first', async ({ page }) => {
  await page.goto('/m/read/live');
  await page.getByRole('link', { name: 'Entrar no lobby de Eva Live' }).tap();
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Fread%2Flive$/);
  await enter(page, 'member');
  await page.goto('/m/read/live');
  await page.getByRole('button', { name: 'Entrar no lobby de Eva Live' }).tap();
  await expect(page).toHaveURL(/\/sandbox\/games\//);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Eva Live' })).toBeVisible();
});

test('vendors that cannot be had can be asked for again', async ({ page, faults, problems }) => {
  problems.allow(/Failed to load resource/);
  await faults({ errorRate: 100, path: '/lgw/games/vendors' });
  await page.goto('/m/read/fish');
  await expect(page.getByText('Não foi possível carregar os provedores.')).toBeVisible();
  await faults({});
  await page.getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(page.getByRole('heading', { name: 'Maré Alta' })).toBeVisible();
});

test('a game centre switches the category: hot games, vendors’ lists, mapped slots, favourites for members', async ({
  page,
}) => {
  await page.goto('/m/gameCenter');
  const kinds = page.getByRole('navigation', { name: 'Categorias de jogos' });
  const vendors = page.getByRole('navigation', { name: 'Provedores' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Central de jogos');
  await expect(vendors).toBeVisible();
  await kinds.getByRole('link', { name: 'Cassino ao vivo' }).tap();
  await expect(page).toHaveURL(/\/m\/gameCenter\?gameType=LIVE$/);
  await vendors.getByText('Saga Studio').tap();
  await expect(page).toHaveURL(/\?gameType=LIVE&vassalage=SAGA$/);
  await expect(vendorOf(cells(page)).first()).toHaveText('SAGA');
  await kinds.getByRole('link', { name: 'Quentes' }).tap();
  await expect(page).toHaveURL(/\?gameType=HOT$/);
  await expect(cells(page).getByText('Quente', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.goto('/m/slotsCenter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  await kinds.getByRole('link', { name: 'JDB' }).tap();
  await expect(page).toHaveURL(/\/m\/slotsCenter\?gameType=JDB$/);
  await expect(vendorOf(cells(page)).first()).toHaveText('JDB');
  await expect(vendors).toHaveCount(0);
  await kinds.getByRole('link', { name: 'Favoritos' }).tap();
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FslotsCenter%3FgameType%3DFAV$/);
  await fillLogin(page, 'agent2', PASSWORD, 'pt');
  await expect(page).toHaveURL(/\/m\/slotsCenter\?gameType=FAV$/);
  await expect(
    cells(page)
      .or(page.getByRole('heading', { name: 'Nenhum favorito por aqui ainda.' }))
      .first(),
  ).toBeVisible();
});
