import { markAnnouncementRead } from '../../src/contract/calls/announcements.ts';
import { getContractRequests } from '../../src/contract/calls/contractRequests.ts';
import { launchChat } from '../../src/contract/calls/service.ts';
import { flowLanguages } from '../support/flow-languages.ts';
import { balanceButton, bonesLeft, footerBar, htmlTexts } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { AGENTS_ONLY, CASES, CONTRACTS, TOOLS } from './session-types.ts';
import { Visit, watchToasts } from './session-visit.ts';
import { enter, startIn } from './steps.ts';

/** Comes as this visitor does; who is reminded of the contract that waits puts it off. */
async function begin({ page, one, may, words }: Visit): Promise<void> {
  if (one.username) await enter(page, one.username);
  else await page.goto(one.who === 'trial' ? '/m/trail' : '/m/home');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(balanceButton(page)).toHaveCount(one.who === 'guest' ? 0 : 1);
  await expect(footerBar(page)).toBeVisible();
  if (!may.reminded) return;
  const reminder = page.getByRole('alertdialog');
  await expect(reminder.getByText(words.reminder)).toBeVisible();
  await reminder.getByRole('button', { name: words.cancel }).tap();
  await expect(reminder).toHaveCount(0);
}

/** The footer bar: every item leads there, to the login, to a question, or is refused. */
async function footer(visit: Visit): Promise<void> {
  const { guest, may } = visit;
  let told: number | undefined;
  if (may.money || guest) await visit.tapFooter('deposit');
  else told = await visit.refused(() => visit.tapFooter('deposit'));
  if (guest) await visit.toLogin('/m/voucherCenter');
  else await visit.at(may.money ? '/m/voucherCenter' : '/m/home');

  await visit.go('/m/help');
  await visit.tapFooter('invite');
  await invited(visit);
  await visit.go('/m/help');
  await visit.tapFooter('member');
  await asMember(visit);
  if (told !== undefined) await visit.stood(told, 2);

  await visit.go('/m/home');
  if (may.free) await visit.stood(await visit.refused(() => visit.tapFooter('chat')), 1);
  else await visit.tapFooter('chat');
  if (guest) {
    // Nobody has to sign in to reach the site.
    await expect(visit.page.getByRole('dialog', { name: visit.words.footer.chat })).toBeVisible();
    await visit.at('/m/home');
    await visit.page.keyboard.press('Escape');
    await expect(visit.page.getByRole('dialog')).toHaveCount(0);
  } else await visit.at(may.messages ? '/m/message' : '/m/home');
}

/** What inviting ends in: agents have links of their own, free play invites nobody. */
async function invited(visit: Visit): Promise<void> {
  const { page, guest, may, words } = visit;
  if (guest) return visit.toLogin('/m/inviteFriends');
  if (may.free) return visit.closedFace(words.register);
  if (!may.agent) return expect(page.getByRole('button', { name: words.friends, exact: true })).toBeVisible();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(words.agentInvite)).toBeVisible();
  await dialog.getByRole('button', { name: words.gotIt }).tap();
  // A layer takes its entry of the history along a moment later.
  await page.waitForFunction(() => !history.state?.layers);
  await visit.leadsHome('/m/inviteFriends');
}

/** What the member centre's item ends in: free play is asked to register. */
async function asMember(visit: Visit): Promise<void> {
  const { page, guest, may, words } = visit;
  if (guest) return visit.toLogin('/m/member/home');
  if (!may.free) return visit.at('/m/member/home');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(words.register)).toBeVisible();
  await dialog.getByRole('button', { name: words.cancel }).tap();
  await visit.at('/m/help');
}

/** The message centre, the inbox and the live chat. */
async function messages(visit: Visit): Promise<void> {
  const { page, may, words } = visit;
  if (!may.messages) {
    await visit.closed('/m/message', '/m/member/home');
    if (may.free) await visit.offersAccount();
    return visit.closed('/m/webEmail', '/m/member/home');
  }
  await visit.go('/m/message');
  const row = (name: string) => page.getByRole('main').locator('a, button').filter({ hasText: name });
  const badge = (count: number) => row(words.inbox).getByText(new RegExp(`^${count}\\b`));
  await expect(badge(2)).toBeVisible();
  await row(words.inbox).tap();
  const rows = page.getByRole('list', { name: words.inbox }).getByRole('link');
  const unread = rows.filter({ hasText: words.unreadMark });
  await expect(unread).toHaveCount(2);
  await rows.first().tap();
  await expect(htmlTexts(page.getByRole('article'))).toBeVisible();
  await visit.back();
  await expect(unread).toHaveCount(1);
  await visit.go('/m/message');
  await expect(badge(1)).toBeVisible();
  await row(words.liveChat).tap();
  await expect(page).toHaveURL(/\/sandbox\/chat/);
  await page.goBack();
  await expect(row(words.liveChat)).toBeVisible();
}

/** Notices of the seed that are younger than the accounts of these types. */
const NEW_NOTICES = 10;

/** The notices: which are unread, that opening one reads it, and the agents' own. */
async function notices(visit: Visit): Promise<void> {
  const { page, may, words, asked } = visit;
  await visit.go('/m/notice');
  const notice = page.getByRole('main').locator('details');
  const unread = notice.filter({ has: page.getByRole('heading', { name: words.unreadNotice }) });
  await expect(notice).toHaveCount(13);
  // What was announced before the account was opened is read.
  await expect(unread).toHaveCount(may.messages ? NEW_NOTICES : 0);
  if (may.messages) await expect(page.getByText(words.unread(NEW_NOTICES), { exact: true })).toBeVisible();
  const read = () => asked.filter((path) => path === markAnnouncementRead.path).length;
  await notice.first().locator('summary').tap();
  await expect(htmlTexts(notice.first())).toBeVisible();
  if (may.messages) {
    await expect(page.getByText(words.unread(NEW_NOTICES - 1), { exact: true })).toBeVisible();
    await expect(unread).toHaveCount(NEW_NOTICES - 1);
  }
  expect(read()).toBe(may.messages ? 1 : 0);
  // Others than agents are shown what is for everybody.
  await visit.go('/m/member/notice?types=A');
  await expect(notice).toHaveCount(may.agent ? 4 : 13);
  await expect(notice.filter({ hasText: words.agentsNotice })).toHaveCount(may.agent ? 1 : 0);
}

/** Help, customer service over it, and the app page: for everybody, but for what is written and talked. */
async function service(visit: Visit): Promise<void> {
  const { page, guest, may, words } = visit;
  await visit.go('/m/help?i=2');
  await expect(page.getByRole('main').locator('nav [aria-current=true]')).toHaveText(words.help);
  const sheet = page.getByRole('dialog');
  const open = () => page.getByRole('banner').getByRole('button', { name: words.footer.chat }).tap();
  await open();
  const chat = sheet.locator('a, button', { hasText: words.liveChat });
  await expect(sheet.locator('a, button', { hasText: 'WhatsApp' }).first()).toBeVisible();
  if (guest) {
    await expect(chat).toHaveAttribute('href', /^\/sandbox\/chat/);
    await expect(sheet.getByRole('textbox')).toHaveCount(0);
    await visit.go('/m/help');
  } else {
    if (may.free) {
      await visit.stood(await visit.refused(() => chat.tap()), 1);
      await expect(sheet).toHaveCount(0);
      await open();
    } else await expect(chat).toHaveJSProperty('tagName', 'BUTTON');
    await sheet.getByLabel(words.feedback).fill('+ Pix');
    await sheet.getByRole('button', { name: words.send }).tap();
    await expect(page.getByText(words.sent)).toBeVisible();
  }
  await visit.go('/m/app');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(words.app)).toBeVisible();
  await page.getByRole('button', { name: words.ios }).tap();
  await expect(page.getByRole('main').locator('[data-tab]').first()).toHaveText('Safari');
}

/** What a ticket costs. */
const PRICE = /R\$\s?\d/;

/** Live rooms: everybody sees them; a ticket needs an account. */
async function rooms(visit: Visit): Promise<void> {
  const { page, guest, may, words } = visit;
  await visit.go('/m/live-rooms');
  await page.getByRole('button', { name: words.paidRooms, exact: true }).tap();
  const all = page.getByRole('list', { name: words.rooms }).getByRole('button');
  const room = all.filter({ hasText: words.onAir }).filter({ hasText: PRICE }).first();
  await expect(room).toBeVisible();
  await expect(all.filter({ hasNotText: PRICE })).toHaveCount(0);
  if (may.free) return void (await visit.refused(() => room.tap()));
  await room.tap();
  // After the login it is that room.
  if (guest) return expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Flive-rooms%3Froom%3Dlive\d+$/);
  await expect(page.getByRole('dialog', { name: words.ticket })).toBeVisible();
}

/** The agents' home and tools; everybody else is sent home from every one of them. */
async function agents(visit: Visit): Promise<void> {
  const { page, may, words } = visit;
  if (!may.agent) {
    for (const path of AGENTS_ONLY) await visit.leadsHome(path);
    return;
  }
  await visit.go('/m/agent');
  const greeting = page.getByRole('main').locator('p').first();
  await expect(greeting).toHaveText(words.greeting);
  await expect(greeting).toContainText(`tipo${visit.one.who}`);
  const tools = page.getByRole('region', { name: words.agentTools }).getByRole('button');
  await expect(tools.locator('> :last-child')).toHaveText(words.tools);
  await expect(footerBar(page).locator('a > :last-child')).toHaveText(words.agentFooter);
  for (const [place, path] of TOOLS.entries()) {
    await tools.nth(place).tap();
    await visit.at(path);
    await expect(page.getByRole('banner').first()).toContainText(words.tools[place] ?? '');
    await expect.poll(() => bonesLeft(page)).toBe(0);
    // Nothing of it failed, and none of it is refused.
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveCount(0);
    for (const trouble of words.trouble) await expect(main.getByText(trouble)).toHaveCount(0);
    if (path === '/m/member/team') await send(visit);
    if (path.endsWith('types=A'))
      await expect(page.getByRole('main').locator('[data-tab][aria-current=true]').first()).toHaveText(words.agentView);
    await visit.back();
    await expect(greeting).toHaveText(words.greeting);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: words.deposit, exact: true })).toHaveCount(may.money ? 1 : 0);
  await main.getByRole('button', { name: words.withdraw, exact: true }).tap();
  await visit.at('/m/withdraw');
}

/** Sending money to the team needs more than being an agent. */
async function send(visit: Visit): Promise<void> {
  const { page, may, words, one } = visit;
  await expect(page.getByRole('listitem').filter({ hasText: `abaixo${one.who}` })).toBeVisible();
  const transfer = page.getByRole('main').getByRole('button', { name: words.transfer, exact: true });
  await expect(transfer).toHaveCount(may.money ? 1 : 0);
  if (!may.money) return;
  await transfer.tap();
  await expect(page.getByText(words.picked)).toBeVisible();
}

/** The contracts' pages: everybody with an account reads what waits, agents propose, free play has none. */
async function contracts(visit: Visit): Promise<void> {
  const { page, guest, may, words } = visit;
  const [salary, ...others] = CONTRACTS;
  for (const path of others) {
    await visit.go(path);
    if (may.free) await visit.offersAccount();
    if (guest) await visit.toLogin(path);
    else if (!may.free) await expect(page.getByText(words.noContract)).toBeVisible();
  }
  if (may.free) {
    for (const path of ['/m/wallet', '/m/vip', '/m/kyc', '/m/transferRecord']) {
      await visit.go('/m/help');
      await visit.go(path);
      await visit.offersAccount();
    }
  }
  if (guest || may.free) return;
  await visit.go(salary);
  await expect(page.getByRole('heading', { name: words.proposes })).toBeVisible();
  await expect(page.locator('[data-tab=team]')).toHaveCount(may.agent ? 1 : 0);
}

/** The account record's agents' variant, the rain, and the pages of money, by their addresses. */
async function addresses(visit: Visit): Promise<void> {
  const { page, guest, may, words } = visit;
  for (const path of ['/m/withdraw', '/m/voucherCenter', '/m/transfer']) {
    if (path === '/m/withdraw' ? !may.withdraw : !may.money) await visit.closed(path);
    else {
      await visit.go(path);
      await expect(page.getByRole('main').locator('form')).toBeVisible();
      await visit.at(path);
    }
  }
  await visit.go('/m/transaction/record?types=A');
  if (guest) await visit.toLogin('/m/transaction/record?types=A');
  else if (!may.agent) await visit.closedFace(words.agentsOnly);
  await visit.go('/m/redRain');
  if (guest) await visit.toLogin('/m/redRain');
  else if (may.free) await visit.closedFace(words.register);
  else await expect(page.getByRole('main').locator('[data-tab]').last()).toHaveText(words.envelopes);
}

/** The member centre, the side menu and the settings: entries by type. */
async function entries(visit: Visit): Promise<void> {
  const { page, guest, may, words } = visit;
  if (may.messages) {
    await visit.go('/m/member/home');
    const main = page.getByRole('main');
    const withdraw = main.getByRole('button', { name: words.withdraw, exact: true });
    await expect(withdraw).toBeVisible();
    await expect(main.getByRole('button', { name: words.agentArea })).toHaveCount(may.agent ? 1 : 0);
    await expect(main.getByRole('listitem').filter({ hasText: words.transfer })).toHaveCount(may.money ? 1 : 0);
    await expect(main.getByRole('button', { name: words.deposit, exact: true })).toHaveCount(may.money ? 1 : 0);
    await withdraw.tap();
    await visit.at('/m/withdraw');
  }
  await visit.go('/m/set');
  await expect(page.getByText(words.password)).toHaveCount(may.free ? 0 : 1);
  await visit.go('/m/home');
  await page.getByRole('button', { name: words.menu }).tap();
  const menu = page.getByRole('dialog').getByRole('list');
  await expect(menu.getByText(words.inviteFriends)).toHaveCount(may.agent ? 0 : 1);
  await expect(menu.getByText(words.agentArea)).toHaveCount(may.agent ? 1 : 0);
  if (guest) return;
  const withdraw = page.getByRole('dialog').getByRole('button', { name: words.withdraw, exact: true });
  if (may.withdraw) await withdraw.tap();
  else await visit.refused(() => withdraw.tap());
  await visit.at(may.withdraw ? '/m/withdraw' : '/m/home');
}

// A guest is played in the run's language; of two types that are alike one is played in each.
for (const one of CASES.filter(({ who, language }) => who !== 'guest' || flowLanguages.includes(language))) {
  const { who, language, may } = one;

  test(`messages, help, app and agents' pages as ${typeof who === 'number' ? `type ${who}` : who} (${language})`, async ({
    page,
    problems,
  }) => {
    // What free play may not read it is refused.
    if (may.free) problems.allow(/status of 403/);
    await page.addInitScript(watchToasts);
    await startIn(page, language);
    const visit = new Visit(page, one);
    for (const flow of [begin, footer, messages, notices, service, rooms, agents, contracts, addresses, entries]) {
      await test.step(flow.name, () => flow(visit));
    }
    expect(visit.asked.includes(getContractRequests.path)).toBe(may.reminded === true);
    expect(visit.asked.filter((path) => path === launchChat.path)).toHaveLength(may.messages ? 1 : 0);
  });
}
