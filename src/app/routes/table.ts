import type { TextArea, TextKey } from '../i18n/texts.ts';

/** Folder and file of a page under src/app/pages. */
export type PageKey =
  | 'home/Home'
  | 'games/GameList'
  | 'games/GameRead'
  | 'lottery/Lottery'
  | 'account/Login'
  | 'account/Register'
  | 'account/Forget'
  | 'account/ChangePassword'
  | 'account/Trial'
  | 'account/Linked'
  | 'money/Deposit'
  | 'money/BetRecord'
  | 'settings/Settings'
  | 'member/MemberHome'
  | 'member/Kyc'
  | 'member/Vip'
  | 'member/Security'
  | 'member/MyAccount'
  | 'member/PaymentPassword'
  | 'messages/Notices'
  | 'help/Help'
  | 'protection/Protection'
  | 'promotions/Promotions'
  | 'help/Soon';

/** Who may open a page, and where others are sent: see guards.ts and the table of roles. */
export type Guard = 'member' | 'password' | 'agent' | 'reward' | 'money' | 'messages';

/** `own`: the page draws its bar itself, as SPEC 2.2 excepts it from the header; `none`: there is no bar. */
export type Bar = 'home' | 'title' | 'own' | 'none';

/** One route of SPEC 2.1: its page, and the rules of SPEC 2.2 for what stands around it. */
export interface RouteRow {
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly page: PageKey;
  /** Dictionaries beside `common`. */
  readonly texts: readonly TextArea[];
  readonly title: TextKey;
  readonly bar: Bar;
  readonly footer: boolean;
  /** Where Back leads; a step that would leave the site leads home. */
  readonly back: 'home' | 'step';
  readonly guard?: Guard;
}

type Differs = Partial<Omit<RouteRow, 'path' | 'title'>>;

/** A page that comes later: honest about it, and linked from no finished screen. */
function soon(path: string, title: TextKey, differs: Differs = {}): RouteRow {
  return { path, title, page: 'help/Soon', texts: [], bar: 'title', footer: true, back: 'step', ...differs };
}

function games(path: string, title: TextKey, differs: Differs = {}): RouteRow {
  return { ...soon(path, title), page: 'games/GameList', texts: ['games'], bar: 'own', back: 'home', ...differs };
}

const READ: Differs = { page: 'games/GameRead', texts: ['read'] };
const MEMBER: Differs = { guard: 'member' };
const AGENT: Differs = { guard: 'agent' };
const MONEY: Differs = { guard: 'money' };
const MESSAGES: Differs = { guard: 'messages' };
const BARE: Differs = { bar: 'own', footer: false, back: 'home' };

/** Every route of SPEC 2.1. */
export const routes: readonly RouteRow[] = [
  {
    ...soon('/m/home', 'title_home', { page: 'home/Home', texts: ['home'], bar: 'home' }),
    aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
  },
  soon('/m/login', 'title_login', { ...BARE, page: 'account/Login', texts: ['login'] }),
  soon('/m/register', 'title_register', {
    ...BARE,
    page: 'account/Register',
    texts: ['register'],
    aliases: ['/m/register.html'],
  }),
  soon('/m/forget', 'title_forget', { ...BARE, page: 'account/Forget', texts: ['forget'] }),
  soon('/m/changePsw', 'title_changePsw', {
    page: 'account/ChangePassword',
    texts: ['change'],
    bar: 'none',
    footer: false,
    guard: 'password',
  }),
  soon('/m/help', 'title_help', { page: 'help/Help', texts: ['messages'] }),
  soon('/m/notice', 'title_notice', { page: 'messages/Notices', texts: ['messages'], aliases: ['/m/member/notice'] }),
  soon('/m/noticeDetail', 'title_detail', { page: 'messages/Notices', texts: ['messages'], footer: false }),
  soon('/m/activity', 'title_activity', { page: 'promotions/Promotions', texts: ['promotions'], back: 'home' }),
  soon('/m/activityDetail', 'title_detail', { page: 'promotions/Promotions', texts: ['promotions'] }),
  soon('/m/applyReward', 'title_applyReward', { guard: 'reward' }),
  soon('/m/activity/signIn', 'title_signIn', MEMBER),
  soon('/m/rewardCenter', 'title_rewardCenter', MEMBER),
  soon('/m/mall/mallHome', 'title_mall', MEMBER),
  soon('/m/gameRecord', 'title_gameRecord', { ...MEMBER, page: 'money/BetRecord', texts: ['money'] }),
  soon('/m/transaction/record', 'title_transactions', MEMBER),
  soon('/m/linkedAccounts', 'title_linked', { ...MEMBER, page: 'account/Linked', texts: ['linked'] }),
  soon('/m/securityCenter', 'title_security', { ...MEMBER, page: 'member/Security', texts: ['security'] }),
  soon('/m/paymentPassword', 'title_paymentPassword', { ...MEMBER, page: 'member/PaymentPassword', texts: ['fields'] }),
  soon('/m/myAccount/index', 'title_myAccount', { ...MEMBER, page: 'member/MyAccount', texts: ['profile'] }),
  soon('/m/member/home', 'title_member', { ...MEMBER, page: 'member/MemberHome', texts: ['member'] }),
  soon('/m/kyc', 'title_kyc', { ...MEMBER, page: 'member/Kyc', texts: ['kyc'] }),
  soon('/m/vip', 'title_vip', { ...MEMBER, page: 'member/Vip', texts: ['vip'] }),
  soon('/m/voucherCenter', 'title_deposit', { ...MONEY, page: 'money/Deposit', texts: ['money'] }),
  soon('/m/withdraw', 'title_withdraw', MONEY),
  soon('/m/inviteFriends', 'title_invite', MEMBER),
  soon('/m/webEmail', 'title_inbox', MESSAGES),
  soon('/m/message', 'title_message', { ...MESSAGES, bar: 'own', back: 'home' }),
  soon('/m/set', 'title_set', { page: 'settings/Settings', texts: ['settings'] }),
  soon('/m/protection', 'title_protection', { page: 'protection/Protection', texts: ['protection'] }),
  soon('/m/agent', 'title_agent', { ...AGENT, bar: 'own' }),
  soon('/m/lottery', 'title_lottery', { page: 'lottery/Lottery', texts: ['lottery'], bar: 'own' }),
  soon('/m/app', 'title_app', { bar: 'own' }),
  soon('/m/trail', 'title_trail', { page: 'account/Trial', texts: ['trial'], back: 'home' }),
  games('/m/gameCenter', 'title_gameCenter'),
  games('/m/slotsCenter', 'title_slots'),
  games('/m/live-games', 'title_live'),
  games('/m/poker-games', 'title_poker'),
  games('/m/sport-games', 'title_sports'),
  games('/m/slot-games', 'title_slots'),
  games('/m/fishing-games', 'title_fish'),
  games('/m/gameList', 'title_gameCenter', { footer: false }),
  games('/m/read/live', 'title_live', READ),
  games('/m/read/sport', 'title_sports', READ),
  games('/m/read/esport', 'title_esports', READ),
  games('/m/read/rng', 'title_slots', READ),
  games('/m/read/pvp', 'title_poker', READ),
  games('/m/read/fish', 'title_fish', READ),
  games('/m/read/lott', 'title_lottery', READ),
  soon('/m/agent/team/overview', 'title_teamOverview', AGENT),
  soon('/m/member/team', 'title_team', AGENT),
  soon('/m/agent/team/pnl', 'title_teamPnl', AGENT),
  soon('/m/teamBetting', 'title_teamBetting', AGENT),
  soon('/m/member/agent/agentRebeat', 'title_agentRebate', AGENT),
  soon('/m/member/teamRebate', 'title_teamRebate', AGENT),
  soon('/m/redRain', 'title_redRain', MEMBER),
  soon('/m/agentRegister', 'title_agentRegister', AGENT),
  soon('/m/member/agent/agentDivident', 'title_dividend', AGENT),
  soon('/m/member/agent/getSalaryContract', 'title_salaryContract', MEMBER),
  soon('/m/member/agent/getDevidendContract', 'title_dividendContract', MEMBER),
  soon('/m/member/agent/getHourContract', 'title_hourContract', MEMBER),
];
