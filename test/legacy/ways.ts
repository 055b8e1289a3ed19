import { NAME, OPENER, TILE } from '../support/tile-parts.ts';
import { keepScreen, type Screens } from './geometry.ts';
import type { Phone } from './phone.ts';

/** The seeded members' password (README, accounts). */
const PASSWORD = 'Leve1234';

const path = (phone: Phone, wanted: string): Promise<unknown> =>
  phone.until(`location.pathname.startsWith(${JSON.stringify(wanted)})`);

const shows = (phone: Phone, selector: string, text: string): Promise<unknown> =>
  phone.until(
    `Array.from(document.querySelectorAll(${JSON.stringify(selector)})).some((element) =>
      element.offsetParent && element.textContent.includes(${JSON.stringify(text)}))`,
  );

/** An expression: the button that spins. */
const SPIN = `Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === 'Girar')`;

/** An expression: what the game says last. */
const NEWS = `document.querySelector('[role=status]').textContent`;

/** A guest: home, another language and back, a long list scrolled, the forms. */
export async function playGuest(phone: Phone, url: string, screens: Screens): Promise<void> {
  await phone.open(`${url}/`);
  await shows(phone, TILE, '');
  await keepScreen(phone, screens, 'home');
  await changeLanguage(phone, 'English', 'Sign up');
  await keepScreen(phone, screens, 'home in English');
  await changeLanguage(phone, 'Português', 'Criar conta');

  await phone.open(`${url}/m/slot-games`);
  await shows(phone, TILE, '');
  await keepScreen(phone, screens, 'list');
  for (let turn = 0; turn < 3; turn++) {
    const height = await phone.read<number>('scrollTo(0, 1e6), document.body.scrollHeight');
    await phone.until(`document.body.scrollHeight > ${height}`);
  }
  // As far down as heights are compared, the list is there.
  await phone.until('scrollTo(0, 1e6), document.body.scrollHeight > 3000 + innerHeight + 1000');
  await phone.read('scrollTo(0, 3000)');
  await phone.until(`document.elementFromPoint(60, 300).closest(${JSON.stringify(TILE)})`);
  await keepScreen(phone, screens, 'list, scrolled');

  await phone.open(`${url}/m/register`);
  await shows(phone, 'form', '');
  await keepScreen(phone, screens, 'registration');
  await phone.open(`${url}/m/help`);
  await shows(phone, 'article [data-testid^=html] p', '');
  await keepScreen(phone, screens, 'help');
  await phone.open(`${url}/m/notice`);
  await phone.tap('summary');
  await shows(phone, 'details[open] [data-testid^=html] p', '');
  await keepScreen(phone, screens, 'notice');
}

async function changeLanguage(phone: Phone, name: string, sign: string): Promise<void> {
  // The HTML shows the button before the app is there to answer it.
  await phone.until(`document.querySelector('[role=status][aria-live]')`);
  await phone.tap('header button');
  await phone.tap('[role=dialog] li button', name === 'English' ? 'Idioma' : 'Language');
  await phone.tap('[role=dialog] [lang]', name);
  await shows(phone, 'header a', sign);
  await phone.until(`!document.querySelector('[role=dialog]')`);
}

/** A member: login, menu, deposit through the gateway, a slot's spin, the betting record. */
export async function playMember(phone: Phone, url: string, screens: Screens): Promise<void> {
  await phone.open(`${url}/m/login`);
  await shows(phone, 'form', '');
  await keepScreen(phone, screens, 'login');
  await phone.type('[name=username]', 'member');
  await phone.type('[name=password]', PASSWORD);
  await phone.tap('form button[type=submit]');
  await path(phone, '/m/home');
  await shows(phone, 'header [aria-label^="Atualizar saldo"]', '');
  await shows(phone, TILE, '');
  await closePopups(phone);
  await clocked(phone);
  await keepScreen(phone, screens, 'home of a member');
  await phone.tap('header button');
  await shows(phone, '[role=dialog] li button', '');
  await keepScreen(phone, screens, 'menu of a member');
  await backCloses(phone);

  await deposit(phone, url, screens);
  await playSlot(phone, url);
  await phone.open(`${url}/m/gameRecord`);
  await shows(phone, '[role=listitem] button', '');
  await clocked(phone);
  await keepScreen(phone, screens, 'betting record');
}

/** The session's clock is there: what stands in the bar has made room for it. */
const clocked = (phone: Phone): Promise<unknown> => phone.until(`document.documentElement.dataset.clock === 'bar'`);

/** The two pop-ups of a login, one after the other. */
async function closePopups(phone: Phone): Promise<void> {
  for (const action of ['Ver as regras', 'Ver os slots']) {
    await phone.until(`(document.querySelector('[role=alertdialog]') || {}).textContent.includes('${action}')`);
    await phone.tap('[role=alertdialog] [aria-label=Fechar]');
  }
  await phone.until(`!document.querySelector('[role=alertdialog]')`);
}

/** Back closes the menu and leaves the page alone. */
async function backCloses(phone: Phone): Promise<void> {
  await phone.until('history.state.layers === 1');
  await phone.back();
  await phone.until(`!document.querySelector('[role=dialog]') && !history.state.layers`);
  await path(phone, '/m/home');
}

async function deposit(phone: Phone, url: string, screens: Screens): Promise<void> {
  await phone.open(`${url}/m/voucherCenter`);
  await shows(phone, 'fieldset button', '');
  await clocked(phone);
  await keepScreen(phone, screens, 'deposit');
  await phone.tap('[data-tab]', 'Bancos');
  await phone.tap('fieldset button', '100');
  await phone.tap('form button[type=submit]');
  await path(phone, '/sandbox/gateway/');
  await phone.tap('button', 'Pagar agora');
  await path(phone, '/m/voucherCenter');
  await shows(phone, 'h1, h2', 'Depósito aprovado');
  await clocked(phone);
  await keepScreen(phone, screens, 'deposit approved');
}

/** Opens the first tile that is a slot (other games are played on other tables), spins, and comes back to the list. */
async function playSlot(phone: Phone, url: string): Promise<void> {
  await phone.open(`${url}/m/slot-games`);
  await shows(phone, TILE, '');
  const names = await phone.read<string[]>(
    `Array.from(document.querySelectorAll(${JSON.stringify(NAME)})).slice(0, 9).map((name) => name.textContent)`,
  );
  await phone.tap(OPENER, await firstSlot(url, names));
  // The first time a game shows its entrance.
  await shows(phone, '[role=dialog] button', 'Jogar');
  await phone.tap('[role=dialog] button', 'Jogar');
  await path(phone, '/sandbox/games/slot/');
  await phone.until(`!!${SPIN}`);
  const before = await phone.read<string>(NEWS);
  await phone.tap('button', 'Girar');
  // A slow browser takes the tap a moment later: until then it looks as if the spin were over.
  await phone.until(`!['…', ${JSON.stringify(before)}].includes(${NEWS})`);
  await phone.until(`!${SPIN}.disabled`);
  await phone.tap('button[aria-label="Voltar ao lobby"]');
  await path(phone, '/m/slot-games');
  await shows(phone, TILE, '');
  // The entry of the game's entrance goes; a step through the history would end the way to the next page.
  await phone.until('!(history.state && history.state.layers)');
}

async function firstSlot(url: string, names: readonly string[]): Promise<string> {
  for (const gameName of names) {
    const query = new URLSearchParams({
      gameName,
      merchant: 'leve',
      platform: 'html5',
      gameType: 'RNG',
      language: 'pt',
    });
    const answer = await fetch(`${url}/lgw/games/list?${query}&pageNo=1&pageSize=5`);
    const { value } = (await answer.json()) as { value: { games: { gameClassify: string }[] } };
    const [game, ...others] = value.games;
    if (game && others.length === 0 && !['TG', 'VP', 'Crash'].includes(game.gameClassify)) return gameName;
  }
  throw new Error(`no slot among ${names.join(', ')}`);
}
