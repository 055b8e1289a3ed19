import type { Locator, Page } from '@playwright/test';
import { AXE, findings, overlayFindings } from './axe.ts';
import { openers } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { moveTogether, withServices } from './platform.ts';
import { allThere, atRest } from './rest.ts';
import { enter, fillLogin, PASSWORD, signIn } from './steps.ts';

// What lies over a page of the narrowest phone: faultless for axe in both themes, the focus inside, nothing too wide, and Back closes it.

const WIDTH = 320;
test.use({ viewport: { width: WIDTH, height: 640 } });
test.beforeEach(({ page }) => page.addInitScript({ path: AXE }));

const OVERLAY = '[aria-modal=true]';
/** What lies on top. */
const overlay = (page: Page): Locator => page.locator(OVERLAY).last();

/** Names of what is tapped one after the other, on the page and on what lies over it. */
type Taps = readonly (string | RegExp)[];

interface Place {
  path: string;
  /** A room of this type that is on the air is opened: which ones are changes every hour. */
  room?: 'FREE' | 'PAY_PER_VIEW';
  open: readonly Taps[];
}

const MENU = 'Abrir menu';

const GUEST: readonly Place[] = [
  { path: '/m/home', open: [[MENU], [MENU, /^Idioma/], ['Suporte']] },
  { path: '/m/slot-games', open: [['Filtrar']] },
  { path: '/m/register', open: [['termos de uso']] },
];

const MONEY: readonly Place[] = [
  { path: '/m/voucherCenter', open: [['Escolha um bônus']] },
  { path: '/m/withdraw', open: [[/disponíveis para saque|^Faltam apostas/], ['Adicionar chave Pix ou conta']] },
  { path: '/m/gameRecord', open: [['Filtros'], ['Datas'], ['7 dias', / · /]] },
  { path: '/m/transaction/record?code=transfer', open: [[/^Transferência[^s]/]] },
  { path: '/m/depositRecord', open: [[/^PagLeve/]] },
];

const ACCOUNT: readonly Place[] = [
  { path: '/m/mall/mallHome', open: [[/Crédito de R\$ 5/]] },
  { path: '/m/vouchers', open: [[/^R\$/]] },
  { path: '/m/myAccount/index', open: [['Trocar imagem'], [/^E-mail/]] },
  { path: '/m/protection', open: [[/^Depósitos:/], ['Escolher a pausa'], ['Quero me autoexcluir'], ['Ver histórico']] },
  { path: '/m/securityCenter', open: [['Responder às perguntas'], [/^Sair de todos/]] },
  { path: '/m/live-rooms', room: 'PAY_PER_VIEW', open: [[/^Comprar ingresso/]] },
  { path: '/m/live-rooms', room: 'FREE', open: [['Enviar um presente']] },
];

const AGENT: readonly Place[] = [
  { path: '/m/member/team', open: [['Abrir conta'], [/tipo0/], [/tipo0/, /^Transferir/], [/tipo0/, /^Taxas/]] },
  { path: '/m/agent/team/pnl', open: [[/agent2/]] },
  { path: '/m/teamBetting', open: [['7 dias', / · /]] },
  { path: '/m/member/agent/agentRebeat', open: [['Definir para todos os diretos']] },
  { path: '/m/member/teamRebate', open: [['Ver por tipo de jogo']] },
  { path: '/m/agentRegister', open: [['Novo link'], [/^Para jogadores/]] },
  { path: '/m/member/agent/getSalaryContract', open: [['Equipe', /contrato1/]] },
];

/** An agent to whom contracts are proposed. */
const PROPOSED: readonly Place[] = [{ path: '/m/member/agent/getSalaryContract', open: [['Recusar']] }];

async function tap(page: Page, name: string | RegExp): Promise<void> {
  const [below] = await overlay(page).all();
  const place = below ?? page;
  const label = await below?.getAttribute('aria-label');
  const by = { name, exact: true };
  await place.getByRole('button', by).or(place.getByRole('link', by)).first().tap();
  // What makes room for the next one is there for a moment.
  if (label) await expect(overlay(page)).not.toHaveAttribute('aria-label', label);
}

/** What is wrong with what lies on top. */
async function faultsOf(page: Page): Promise<string[]> {
  await expect(overlay(page)).toBeVisible();
  const faults = await overlayFindings(page, OVERLAY);
  const { focused, width } = await overlay(page).evaluate((box) => ({
    focused: box.contains(document.activeElement),
    width: Math.max(
      document.documentElement.scrollWidth,
      ...Array.from(box.querySelectorAll('*'), (part) => part.getBoundingClientRect().right),
    ),
  }));
  if (!focused) faults.push('the focus is outside');
  if (width > WIDTH) faults.push(`as wide as ${width} px`);
  return faults;
}

/** The phone's Back closes what lies on top, and nothing else. */
async function leave(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator(OVERLAY)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
}

/** The address of a place. Of rooms it is the one that fewest watch: into the first one other tests buy themselves. */
async function addressOf(page: Page, { path, room }: Place): Promise<string> {
  if (!room) return path;
  const answer = await page.request.get(
    `/lgw/live/models?pageNo=1&pageSize=100&language=pt&streaming=1&roomType=${room}`,
  );
  const { value } = (await answer.json()) as { value: { list: { modelId: string }[] } };
  return `${path}?room=${value.list.at(-1)?.modelId}`;
}

/** Opens each as a person would, looks at it, and leaves it. */
async function examine(page: Page, places: readonly Place[]): Promise<void> {
  const faults: string[] = [];
  for (const place of places) {
    const { path, open } = place;
    await page.evaluate((to) => history.pushState(null, '', to), await addressOf(page, place));
    await atRest(page, 150);
    for (const taps of open) {
      const name = `${path}: ${taps.join(', ')}`;
      await test.step(name, async () => {
        for (const one of taps) await tap(page, one);
        faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
        await leave(page);
      });
    }
  }
  expect(faults).toEqual([]);
}

test('the search, what it suggests, and what lies over a guest’s pages are accessible, fit and close', async ({
  page,
}) => {
  await page.goto('/m/home');
  await allThere(page, 150);
  await page.getByRole('link', { name: 'Buscar jogos' }).tap();
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await field.pressSequentially('drag');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dragon' }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
  await expect(field).toBeFocused();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/m\/home$/);
  await examine(page, GUEST);
});

for (const { what, who, places } of [
  { what: 'the pages of a member’s money', who: 'member', places: MONEY },
  { what: 'the pages of a member’s account', who: 'member', places: ACCOUNT },
  { what: 'the pages of an agent', who: 'agent1', places: AGENT },
  { what: 'a contract that is proposed', who: 'agent3', places: PROPOSED },
]) {
  test(`what lies over ${what} is accessible, fits and closes`, async ({ page }) => {
    await enter(page, who);
    await allThere(page, 150);
    await examine(page, places);
  });
}

test('a login’s pop-ups and the entrance of a game are accessible, fit and close', async ({ page }) => {
  await page.goto('/m/login');
  await page.evaluate(() => {
    localStorage.setItem('popupsHidden', '{"day":"","ids":[]}');
    localStorage.removeItem('gamesAtOnce');
  });
  await fillLogin(page, 'member', PASSWORD, 'pt');
  const popUp = page.getByRole('alertdialog');
  await expect(popUp).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const first = await popUp.getAttribute('aria-label');
  await page.goBack({ waitUntil: 'commit' });
  // The next one follows.
  await expect(popUp).not.toHaveAttribute('aria-label', String(first));
  expect(await faultsOf(page)).toEqual([]);
  await leave(page);
  await page.evaluate(() => history.pushState(null, '', '/m/fishing-games'));
  await openers(page).first().tap();
  expect(await faultsOf(page)).toEqual([]);
  await leave(page);
});

test('the reality check is accessible and fits; it is answered, so Back does not close it', async ({ page }) => {
  const time = await moveTogether(page);
  await signIn(page, 'member');
  await expect(page.getByRole('button', { name: 'tempo e resultado desta sessão' })).toContainText('0 min');
  await time.pass(16);
  await expect(page.getByRole('alertdialog')).toContainText('Sua sessão já dura 16 min');
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('the check for a person is accessible, fits and closes', async ({ page, sandbox, problems }) => {
  problems.allow(/status of 4\d\d/);
  await withServices(page, sandbox, { humanCheck: true }, async () => {
    await page.goto('/m/login');
    await page.getByText('Com SMS').tap();
    await page.locator('[name=mobileNum]').fill('11900000004');
    await page.getByRole('button', { name: 'Enviar código' }).tap();
    await expect(page.getByRole('alertdialog').getByRole('checkbox')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await leave(page);
  });
});
