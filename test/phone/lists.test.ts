import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { footerBar, gameNames, gameVendors, hearts, messageDock, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { plainPictures } from './pictures.ts';
import { atRest } from './rest.ts';
import { enter, fillLogin, type Language, PASSWORD, startIn } from './steps.ts';

// The rules of lists are not about pictures, which a machine that draws them anew is slow to give.
test.beforeEach(({ page }) => plainPictures(page));

const words = {
  pt: {
    hot: 'Quentes',
    fresh: 'Novos',
    recent: 'Recentes',
    fav: 'Favoritos',
    all: 'Ver todos os jogos',
    ribbons: { hot: 'Quente', fresh: 'Novo' },
  },
  en: {
    hot: 'Hot',
    fresh: 'New',
    recent: 'Recent',
    fav: 'Favorites',
    all: 'Show all games',
    ribbons: { hot: 'Hot', fresh: 'New' },
  },
} as const;

const tile = (page: Page) => tiles(page).first();
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /Tipos de lista|Kinds of lists/ }).getByRole('link', { name, exact: true });
const ribbon = (page: Page, text: string) =>
  tiles(page).getByText(text, { exact: true }).filter({ visible: true }).first();
const vendors = (page: Page) => page.getByRole('navigation', { name: /Provedores|Providers/ });
const classes = (page: Page) => page.getByRole('navigation', { name: /Tipos de jogo|Game types/ });

/** Addresses of the list calls that the page makes from now on. */
function lists(page: Page): URL[] {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/lgw/games/list') asked.push(url);
  });
  return asked;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(tile(page)).toBeVisible();
}

for (const language of flowLanguages) {
  test(`hot and new: a press selects, the active one returns to all, all of it in the address (${language})`, async ({
    page,
  }) => {
    const { hot, fresh } = words[language];
    await startIn(page, language);
    await open(page, '/m/slot-games');
    await tab(page, hot).tap();
    await expect(page).toHaveURL(/\/m\/slot-games\?type=HOT$/);
    await expect(tab(page, hot)).toHaveAttribute('aria-current', 'true');
    await expect(ribbon(page, words[language].ribbons.hot)).toBeVisible();
    await tab(page, hot).tap();
    await expect(page).toHaveURL(/\/m\/slot-games$/);
    await tab(page, fresh).tap();
    await expect(page).toHaveURL(/\?type=NEW$/);
    await expect(ribbon(page, words[language].ribbons.fresh)).toBeVisible();
    await expect(vendors(page)).toBeHidden();
    await tab(page, hot).tap();
    await expect(vendors(page)).toBeVisible();
  });
}

test('a vendor, a classification and a search set all, and narrow each other', async ({ page }) => {
  const asked = lists(page);
  await open(page, '/m/slot-games?type=HOT');
  await vendors(page).getByText('Prime Parade').tap();
  await expect(page).toHaveURL(/\?vassalage=PP$/);
  await expect(gameVendors(page).first()).toHaveText('PP');
  await classes(page).getByText('Jackpot').tap();
  await expect(page).toHaveURL(/\?vassalage=PP&gameClassify=JP$/);
  await page.getByRole('searchbox').fill('gold');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?vassalage=PP&gameClassify=JP&gameName=gold$/);
  await expect.poll(() => asked.at(-1)?.searchParams.get('gameName')).toBe('gold');
  const last = Object.fromEntries(asked.at(-1)?.searchParams ?? []);
  expect([last.vassalage, last.gameClassify, last.pageNo, last.pageSize]).toEqual(['PP', 'JP', '1', '35']);
});

test('typing searches after a pause, Enter at once, and never more than once in a second', async ({ page }) => {
  await open(page, '/m/slot-games');
  const asked = lists(page);
  const box = page.getByRole('searchbox');
  await box.pressSequentially('tig', { delay: 80 });
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(/gameName=tig$/);
  await expect(box).toHaveValue('tig');
  await expect(box).toBeFocused();
  // Time itself is tested: a search is sent once a second.
  await page.waitForTimeout(1100);

  asked.length = 0;
  await page.evaluate(() => {
    const field = document.querySelector('main input[type=search]') as HTMLInputElement;
    for (const name of ['ouro', 'sol', 'lua']) {
      field.value = name;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.form?.requestSubmit();
    }
  });
  await expect(page).toHaveURL(/gameName=lua$/);
  await expect.poll(() => asked.map((url) => url.searchParams.get('gameName'))).toEqual(['ouro', 'lua']);
  await page.getByRole('button', { name: 'Limpar busca' }).tap();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await expect(box).toHaveValue('');
});

test('whoever saves data searches with Enter alone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'));
  await open(page, '/m/slot-games');
  await page.getByRole('searchbox').pressSequentially('tigre');
  // Time itself is tested: the pause after typing, and more, passes without a search.
  await page.waitForTimeout(1200);
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/gameName=tigre$/);
});

test('recent and favourites lead guests to the login and back to their list', async ({ page }) => {
  await open(page, '/m/slot-games');
  await tab(page, words.pt.recent).tap();
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Fslot-games%3Ftype%3DRECENT$/);
  await page.goto('/m/fishing-games?type=FAV');
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Ffishing-games%3Ftype%3DFAV$/);
  await fillLogin(page, 'member', PASSWORD, 'pt');
  await expect(page).toHaveURL(/\/m\/fishing-games\?type=FAV$/);
  await expect(tab(page, words.pt.fav)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Nenhum favorito por aqui ainda.' })).toBeVisible();
});

test('a heart set in a list is found under favourites, and leaves them at once', async ({ page }) => {
  await enter(page, 'agent1');
  await open(page, '/m/poker-games');
  const name = await gameNames(page).first().innerText();
  await hearts(page).first().tap();
  await expect(hearts(page, true)).toHaveCount(1);
  await tab(page, words.pt.fav).tap();
  await expect(gameNames(page).filter({ visible: true })).toHaveText([name]);
  await hearts(page, true).tap();
  await expect(page.getByRole('heading', { name: 'Nenhum favorito por aqui ainda.' })).toBeVisible();
});

test.describe('the filter', () => {
  const filter = (page: Page, language: Language) =>
    page.getByRole('button', { name: language === 'pt' ? /^Filtrar/ : /^Filter/ });
  const open = async (page: Page, language: Language) => {
    await filter(page, language).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page.getByRole('dialog');
  };

  for (const language of flowLanguages) {
    test(`makers, game type and minimum bet narrow the list; clearing returns to all (${language})`, async ({
      page,
    }) => {
      const asked = lists(page);
      await startIn(page, language);
      await page.goto('/m/slot-games?vassalage=PP');
      await expect(tile(page)).toBeVisible();
      let drawer = await open(page, language);
      await expect(drawer.getByRole('button', { name: 'Prime Parade' })).toHaveAttribute('aria-pressed', 'true');
      await drawer.getByRole('button', { name: 'Jade Bull' }).tap();
      await drawer.getByRole('button', { name: /0[.,]50/ }).tap();
      await drawer.getByRole('button', { name: 'Jackpot' }).tap();
      await drawer.getByRole('button', { name: language === 'pt' ? 'Ver jogos (4)' : 'Show games (4)' }).tap();
      await expect(page).toHaveURL(/\?type=FILTER&vassalage=PP%2CJDB&gameClassify=JP&minBet=0.5$/);
      await expect(filter(page, language)).toHaveText('4');
      await expect.poll(() => asked.at(-1)?.searchParams.get('minBet')).toBe('0.5');
      await page.reload();
      await expect(filter(page, language)).toHaveText('4');
      drawer = await open(page, language);
      await expect(drawer.getByRole('button', { name: 'Jade Bull' })).toHaveAttribute('aria-pressed', 'true');
      await drawer.getByRole('button', { name: language === 'pt' ? 'Limpar filtros' : 'Clear filters' }).tap();
      await expect(page).toHaveURL(/\/m\/slot-games$/);
      await expect(filter(page, language)).toHaveText('');
    });
  }

  test('it leads to other types: lotteries to their own page, the rest to their list', async ({ page }) => {
    await page.goto('/m/fishing-games');
    let drawer = await open(page, 'pt');
    await expect(drawer.getByRole('button', { name: 'Jackpot' })).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Pôquer' }).tap();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=PVP$/);
    drawer = await open(page, 'pt');
    await drawer.getByRole('button', { name: 'Loteria' }).tap();
    await expect(page).toHaveURL(/\/m\/lottery$/);
  });

  test('without a line it says so, and comes when the line is back', async ({ page, context, problems }) => {
    problems.allow(/net::ERR_|Failed to fetch|dynamically imported|no \/a\//);
    await page.goto('/m/slot-games');
    await expect(tile(page)).toBeVisible();
    // What shows messages comes in an idle moment.
    await expect(messageDock(page)).toBeAttached();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Filtrar' }).tap();
    await expect(page.getByText(/Sem conexão com a internet/).first()).toBeVisible();
    await context.setOffline(false);
    await expect(async () => {
      await page.getByRole('button', { name: 'Filtrar' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});

/** Addresses of lists that are empty for somebody, what they say, and where their way out leads. */
const EMPTY = [
  { address: '/m/slot-games?gameName=zzzz', pt: 'Nada encontrado para “zzzz”.', en: 'Nothing found for “zzzz”.' },
  { address: '/m/live-games?type=HOT', pt: 'Cassino ao vivo: nada entre', en: 'Live casino: nothing among' },
  { address: '/m/poker-games?type=RECENT', pt: 'Você ainda não jogou', en: 'You have not played' },
  { address: '/m/sport-games?type=FAV', pt: 'Nenhum favorito por aqui', en: 'No favorites here' },
  {
    address: '/m/slot-games?type=FILTER&vassalage=TURBO&gameClassify=SC&minBet=0.03',
    pt: 'Nenhum jogo com este filtro.',
    en: 'No game fits this filter.',
  },
  { address: '/m/slot-games?vassalage=TURBO&gameClassify=NONE', pt: 'Nenhum jogo com esta', en: 'No games with this' },
] as const;

for (const language of flowLanguages) {
  test(`an empty list says what is missing, and has a way out (${language})`, async ({ page }) => {
    test.slow();
    await startIn(page, language);
    await enter(page, 'trial');
    for (const { address, ...says } of EMPTY) {
      await page.goto(address);
      const face = page.getByRole('heading', { name: says[language] });
      await expect(face, address).toBeVisible();
      await face.locator('..').getByRole('button').tap();
      await expect(tile(page)).toBeVisible();
      expect(new URL(page.url()).search, address).toBe('');
    }
  });
}

test('a search among a vendor’s games that finds none offers to search everywhere', async ({ page }) => {
  await page.goto('/m/slot-games?vassalage=TURBO&gameName=zeus');
  await page.getByRole('button', { name: 'Buscar em todos os jogos' }).tap();
  await expect(page).toHaveURL(/\/m\/slot-games\?gameName=zeus$/);
  await expect(tile(page)).toBeVisible();
});

test('the end of a narrowed list leads to more games of its type', async ({ page }) => {
  await open(page, '/m/slot-games?type=HOT');
  await page.getByRole('button', { name: 'Ver todos os jogos' }).tap();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/);
});

test('e-sports and cockfight stand under sports; their tab and their vendors', async ({ page }) => {
  await open(page, '/m/sport-games');
  await expect(classes(page)).toHaveCount(0);
  await expect(vendors(page).getByText('Desafio 88')).toBeAttached();
  await page.getByRole('link', { name: 'E-sports', exact: true }).tap();
  await expect(page).toHaveURL(/\/m\/sport-games\?gameType=ESPORTS$/);
  await expect(vendors(page).getByText('Desafio 88')).toHaveCount(0);
  await expect(vendors(page).getByText('Top Frag')).toBeAttached();
  await page.goto('/m/gameList?gameType=COCKFIGHT');
  await expect(tile(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rinha de galos' })).toHaveAttribute('aria-current', 'true');
});

test('classification tabs are not for what has one, nor for the house’s own games', async ({ page }) => {
  await open(page, '/m/live-games');
  await expect(classes(page).getByText('Roleta')).toBeVisible();
  for (const address of ['/m/fishing-games', '/m/gameList?gameType=INHOUSE']) {
    await open(page, address);
    await expect(vendors(page)).toBeVisible();
    await expect(classes(page)).toHaveCount(0);
  }
  await expect(gameNames(page).first()).toBeVisible();
});

test('Back finds each list where it was left, through lists, a game and a reload', async ({ page }) => {
  await enter(page, 'member');
  await open(page, '/m/slot-games');
  await page.evaluate(() => scrollTo(0, 900));
  await atRest(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.evaluate(() => document.querySelector<HTMLElement>('main nav a')?.click());
  await expect(page).toHaveURL(/type=HOT$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goto('/m/slot-games?vassalage=PP&gameClassify=JP');
  await expect(gameVendors(page).first()).toHaveText('PP');
  await tile(page).getByRole('button').first().tap();
  await expect(page).toHaveURL(/\/sandbox\/games\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=PP&gameClassify=JP$/);
  await expect(gameVendors(page).first()).toHaveText('PP');
});

test('the title bar leads home', async ({ page }) => {
  await open(page, '/m/gameList?gameType=FISH&vassalage=MARE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Central de jogos');
  await expect(footerBar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Voltar' }).tap();
  await expect(page).toHaveURL(/\/m\/home$/);
});
