import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyCall } from '../../src/contract/call.ts';
import {
  createAgentLink,
  deleteAgentLink,
  getAgentLinks,
  getDownlineRebates,
  getSubordinates,
  openAccount,
  transferDownline,
  transferMultipleDownlines,
  updateAllDownlineRebates,
  updateDownlineRebates,
} from '../../src/contract/calls/agent.ts';
import { getAnnouncement, getAnnouncements, markAnnouncementRead } from '../../src/contract/calls/announcements.ts';
import { getContractRequests } from '../../src/contract/calls/contractRequests.ts';
import {
  applyContract,
  getContractCandidates,
  getContractDownlines,
  getContractHistory,
  getContractInfo,
  getContractPayouts,
  payContractPayout,
  processContract,
  withdrawContract,
} from '../../src/contract/calls/contracts.ts';
import { createPixDeposit, getDepositMethods, getDepositPromos } from '../../src/contract/calls/deposit.ts';
import { getInbox, markAllInboxRead, markInboxRead } from '../../src/contract/calls/inbox.ts';
import { changePassword } from '../../src/contract/calls/password.ts';
import { getReferral } from '../../src/contract/calls/promotions.ts';
import { getRedEnvelopeRound } from '../../src/contract/calls/rewards.ts';
import {
  getCustomerService,
  getLiveModels,
  giveLiveGift,
  launchChat,
  payLiveRoom,
  sendLiveLine,
} from '../../src/contract/calls/service.ts';
import { getTeamKpiC } from '../../src/contract/calls/teamCounters.ts';
import { getTeamKpiA, getTeamKpiB } from '../../src/contract/calls/teamKpi.ts';
import { getRebateIncome, getTeamBets, getTeamProfit } from '../../src/contract/calls/teamReports.ts';
import { getAnnouncementUnread, getChatUnread, getInboxUnread } from '../../src/contract/calls/unread.ts';
import { getTransactionCodes, getTransactions, transferFunds } from '../../src/contract/calls/wallet.ts';
import { createWithdrawal, getWithdrawSettings } from '../../src/contract/calls/withdraw.ts';
import type { SessionType } from '../../src/contract/schemas/session.ts';
import { type Payload, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

type Who = 'guest' | SessionType;

/** An account of every type (README, accounts). */
const WHO: readonly (readonly [Who, string])[] = [
  ['guest', ''],
  [0, 'member'],
  [1, 'agent1'],
  [2, 'agent2'],
  [4, 'trial'],
  [40, 'nonagent'],
  [41, 'agent41'],
  [42, 'agent42'],
];

/** SPEC section 6 once more, by hand: what each group is refused, by type; what is not named here is served. */
const AGENTS: Partial<Record<Who, string>> = {
  guest: 'session.missing',
  0: 'permission.denied',
  4: 'permission.denied',
  40: 'permission.denied',
};
const PAYERS: Partial<Record<Who, string>> = {
  guest: 'session.missing',
  4: 'free.reject',
  40: 'free.reject',
  41: 'free.reject',
  42: 'free.reject',
};
/** Money to the team: for agents who are payers too. */
const SENDERS = { ...AGENTS, 41: 'free.reject', 42: 'free.reject' };
const REAL: Partial<Record<Who, string>> = { guest: 'session.missing', 4: 'free.reject' };
const AGENTS_PUBLIC = { ...AGENTS, guest: 'permission.denied' };
const NO_AGENTS = {
  ...REAL,
  1: 'permission.denied',
  2: 'permission.denied',
  41: 'permission.denied',
  42: 'permission.denied',
};

const today = siteDay();
const page = { pageNo: 1, pageSize: 10 };
const days = { startDate: today, endDate: today };
const language = 'pt';
const kind = 'dividend' as const;
/** A member that does not exist: whoever may ask is told so, and nothing changes. */
const memberId = '999999';
const rates = [{ gameType: 'RNG', rate: '0.10' }] as const;
const chat = { b2c: 1, language, backUrl: '/m/home', headerColor: '#000', title: 'Leve' } as const;
const notices = { platform: 'M', merchantCode: 'leve', language, groupName: '' } as const;

/** A call with the codes it is refused with; `passed` is what those who may call are told, as it names nothing that exists. */
interface Row {
  readonly call: AnyCall;
  readonly refused: Partial<Record<Who, string>>;
  readonly query?: object;
  readonly body?: object;
  readonly passed?: string;
}

const ROWS: readonly Row[] = [
  // Agents.
  { call: getTeamKpiA, query: days, refused: AGENTS },
  { call: getTeamKpiB, query: days, refused: AGENTS },
  { call: getTeamKpiC, query: { ...days, size: 0 }, refused: AGENTS },
  { call: getTeamProfit, query: { ...page, ...days, scope: 'team', sort: 'stake' }, refused: AGENTS },
  { call: getTeamBets, query: { ...page, ...days, scope: 'team' }, refused: AGENTS },
  { call: getRebateIncome, query: { ...page, ...days, by: 'day' }, refused: AGENTS },
  { call: getSubordinates, query: page, refused: AGENTS },
  {
    call: openAccount,
    body: { userName: 'x', password: 'x', type: 0, rates },
    refused: AGENTS,
    passed: 'payload.invalid',
  },
  { call: getDownlineRebates, query: {}, refused: AGENTS },
  { call: updateDownlineRebates, body: { memberId, rates }, refused: AGENTS, passed: 'agent.invalid' },
  {
    call: updateAllDownlineRebates,
    body: { rates: [{ gameType: 'RNG', rate: '99' }] },
    refused: AGENTS,
    passed: 'rebate.limit',
  },
  { call: getAgentLinks, refused: AGENTS },
  {
    call: createAgentLink,
    body: { type: 0, rates: [{ gameType: 'RNG', rate: '99' }] },
    refused: AGENTS,
    passed: 'rebate.limit',
  },
  { call: deleteAgentLink, body: { linkId: 'none' }, refused: AGENTS, passed: 'not.found' },
  {
    call: transferDownline,
    body: { memberId, amount: '1.00', paymentPassword: '123456' },
    refused: SENDERS,
    passed: 'agent.invalid',
  },
  {
    call: transferMultipleDownlines,
    body: { transfers: [{ memberId, amount: '1.00' }], paymentPassword: '123456' },
    refused: SENDERS,
    passed: 'agent.invalid',
  },
  { call: getContractCandidates, query: { ...page, kind }, refused: AGENTS },
  { call: getContractDownlines, query: { ...page, kind }, refused: AGENTS },
  {
    call: applyContract,
    body: { kind, memberId, period: 'month', terms: [{ from: '1.00', betMembers: 1, rate: '1' }] },
    refused: AGENTS,
    passed: 'not.found',
  },
  { call: withdrawContract, body: { contractId: 'none' }, refused: AGENTS, passed: 'not.found' },
  { call: payContractPayout, body: { payoutId: 'none' }, refused: AGENTS, passed: 'not.found' },
  { call: getTransactions, query: { ...page, ...days, types: 'A' }, refused: AGENTS },
  { call: getTransactionCodes, query: { language, types: 'A' }, refused: AGENTS },
  { call: getAnnouncements, query: { ...notices, types: 'A' }, refused: AGENTS_PUBLIC },
  {
    call: getAnnouncement,
    query: { id: 'a01', language },
    refused: { guest: 'not.found', 0: 'not.found', 4: 'not.found', 40: 'not.found' },
  },
  { call: getReferral, query: { language }, refused: NO_AGENTS },
  // Contracts that are signed by whoever has an account; home's reminder asks for the types 0, 1 and 2 alone.
  { call: getContractRequests, refused: PAYERS },
  { call: getContractInfo, query: { kind }, refused: REAL },
  { call: getContractHistory, query: { ...page, kind }, refused: REAL },
  { call: getContractPayouts, query: { ...page, kind }, refused: REAL },
  { call: processContract, body: { contractId: 'none', answer: 'sign' }, refused: REAL, passed: 'not.found' },
  // Money.
  { call: getDepositMethods, query: { language }, refused: PAYERS },
  { call: getDepositPromos, query: { language }, refused: PAYERS },
  {
    call: createPixDeposit,
    body: { methodId: 'none', amount: '50.00', backUrl: '/m/home' },
    refused: PAYERS,
    passed: 'not.found',
  },
  { call: getWithdrawSettings, refused: REAL },
  {
    call: createWithdrawal,
    body: { cardId: 'none', amount: '50.00', paymentPassword: '123456' },
    refused: REAL,
    passed: 'not.found',
  },
  { call: transferFunds, body: { from: 'MAIN', to: 'PG', amount: '0.01' }, refused: PAYERS, passed: 'payload.invalid' },
  // Messages.
  { call: getInbox, query: { ...page, language }, refused: REAL },
  { call: getInboxUnread, refused: REAL },
  { call: markInboxRead, body: { messageIds: ['0'] }, refused: REAL },
  { call: markAllInboxRead, refused: REAL },
  { call: getChatUnread, refused: REAL },
  { call: launchChat, query: chat, refused: REAL },
  { call: markAnnouncementRead, body: { announcementId: 'n01', read: true }, refused: REAL },
  { call: getAnnouncementUnread, refused: { guest: 'session.missing' } },
  // What is for everybody.
  { call: getAnnouncements, query: { ...notices, types: 'B,PL,PU' }, refused: {} },
  { call: getCustomerService, query: { language }, refused: {} },
  { call: getLiveModels, query: { ...page, language }, refused: {} },
  // What play money does not buy, and what nobody has who has no account.
  { call: payLiveRoom, body: { modelId: 'none', price: '4.90' }, refused: REAL, passed: 'not.found' },
  {
    call: giveLiveGift,
    body: { modelId: 'none', giftId: 'crown', price: '50.00', language },
    refused: REAL,
    passed: 'not.found',
  },
  { call: sendLiveLine, body: { modelId: 'none', text: 'a', lineKey: 'a' }, refused: REAL, passed: 'not.found' },
  { call: getRedEnvelopeRound, refused: REAL },
  {
    call: changePassword,
    body: { oldPassword: 'Errada99', newPassword: 'Nova1234', confirmNewPassword: 'Nova1234' },
    refused: REAL,
    passed: 'password.wrong',
  },
];

test('every call serves and refuses a guest and each type as SPEC section 6 says, whatever the app offers', () =>
  withSandbox(async ({ call, signIn }) => {
    const wrong: string[] = [];
    for (const [who, username] of WHO) {
      const token = username && (await signIn(username));
      for (const { call: row, refused, passed, ...payload } of ROWS) {
        const { code } = await call(row, { ...payload, ...(token && { token }) } as Payload<AnyCall>);
        const expected = refused[who] ?? passed;
        if (code !== expected) wrong.push(`${row.method} ${row.path} as ${who}: ${code} instead of ${expected}`);
      }
    }
    assert.equal(wrong, []);
  }));

test('a site may keep the types 40, 41 and 42 from withdrawing, and says that it is their account', () =>
  withSandbox(async ({ call, signIn, url }) => {
    const forbid = { features: { payersWithdraw: true } };
    await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify(forbid) });
    const codes = async (username: string) => {
      const token = await signIn(username);
      const body = { cardId: 'none', amount: '50.00', paymentPassword: '123456' };
      return [(await call(getWithdrawSettings, { token })).code, (await call(createWithdrawal, { token, body })).code];
    };
    for (const username of ['nonagent', 'agent41', 'agent42']) {
      assert.equal(await codes(username), ['permission.denied', 'permission.denied'], username);
    }
    assert.equal(await codes('agent1'), [undefined, 'not.found']);
    assert.equal(await codes('trial'), ['free.reject', 'free.reject']);
  }));

test('nothing that free play has read is kept, and it has nothing unread', () =>
  withSandbox(async ({ call, signIn }) => {
    for (const [username, unread] of [
      ['trial', false],
      ['nonagent', true],
    ] as const) {
      const token = await signIn(username);
      const { value } = await call(getAnnouncements, { token, query: { ...notices, types: 'PL' } });
      assert.is(
        value.player.some(({ read }) => !read),
        unread,
        username,
      );
      assert.is((await call(getAnnouncementUnread, { token })).value.unreadCount > 0, unread, username);
    }
  }));

test.run();
