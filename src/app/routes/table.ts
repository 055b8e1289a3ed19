import type { TextArea, TextKey } from '../i18n/texts.ts';

/** Pages of the area of rewards. */
type RewardPage = 'RewardCenter' | 'SignIn' | 'Vouchers' | 'Rebate' | 'RedRain' | 'Mall' | 'Invite' | 'Leaderboard';

/** Pages of the agent centre, and the contracts that whoever stands below an agent signs. */
type AgentPage =
  | 'AgentHome'
  | 'TeamOverview'
  | 'Team'
  | 'TeamPnl'
  | 'TeamBetting'
  | 'AgentRebate'
  | 'TeamRebate'
  | 'AgentRegister'
  | 'Contract';

/** Pages whose `import()`s stand in agent-pages.ts: most visits never need them. */
export type AgentPageKey =
  | `agent/${AgentPage}`
  | 'app/App'
  | `messages/${'Inbox' | 'MessageCentre' | 'LiveRooms'}`
  | 'account/ChangePassword'
  | 'account/Trial'
  | 'member/PaymentPassword'
  | 'rewards/Leaderboard';

/** Folder and file of a page under src/app/pages. */
export type PageKey =
  | AgentPageKey
  | 'home/Home'
  | 'games/GameList'
  | 'games/GameRead'
  | 'lottery/Lottery'
  | 'account/Login'
  | 'account/Register'
  | 'account/Forget'
  | 'account/Linked'
  | 'money/Deposit'
  | 'money/DepositRecord'
  | 'money/BetRecord'
  | 'money/LotteryRecord'
  | 'money/BonusDetails'
  | 'money/ProfitLoss'
  | 'money/Withdraw'
  | 'money/AccountRecord'
  | 'money/Wallet'
  | 'money/Transfer'
  | 'money/TransferRecord'
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
  | 'promotions/ApplyReward'
  | `rewards/${RewardPage}`;

/** Who may open a page, and where others are sent: see guards.ts and the table of roles. */
export type Guard = 'member' | 'account' | 'password' | 'agent' | 'reward' | 'money' | 'messages';

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
  /** Menu key of the whitelabel without which the page leads home (SPEC section 6); the agents' pages see to theirs by themselves. */
  readonly menu?: string;
}

type Differs = Partial<Omit<RouteRow, 'path' | 'title'>>;

/** A page with a dictionary of its own. */
function own(path: string, title: TextKey, page: PageKey, area: TextArea, differs?: Differs): RouteRow {
  return { path, title, page, texts: [area], bar: 'title', footer: true, back: 'step', ...differs };
}

function games(path: string, title: TextKey, differs?: Differs): RouteRow {
  return own(path, title, 'games/GameList', 'games', { bar: 'own', back: 'home', ...differs });
}

const READ: Differs = { page: 'games/GameRead', texts: ['read'] };
const MEMBER: Differs = { guard: 'member' };
const ACCOUNT: Differs = { guard: 'account' };
const AGENT: Differs = { guard: 'agent' };
const RECORD: Differs = { ...MEMBER, menu: 'GAMEREC' };
const MONEY: Differs = { guard: 'money' };
const MESSAGES: Differs = { guard: 'messages' };
const BARE: Differs = { bar: 'own', footer: false, back: 'home' };

type FileName<Page extends PageKey> = Page extends `${string}/${infer File}` ? Uncapitalize<File> : never;

/** A page whose file, dictionary and title bear one name. */
type NamedPage = {
  [Page in PageKey]: FileName<Page> extends TextArea
    ? `title_${FileName<Page>}` extends TextKey
      ? Page
      : never
    : never;
}[PageKey];

/** The row of a page whose file, dictionary and title bear one name. */
function named(path: string, page: NamedPage, differs?: Differs): RouteRow {
  const [, file = ''] = page.split('/');
  const name = (file.charAt(0).toLowerCase() + file.slice(1)) as FileName<NamedPage>;
  return own(path, `title_${name}`, page, name, differs);
}

const reward = (path: string, page: RewardPage, differs = MEMBER): RouteRow => named(path, `rewards/${page}`, differs);
const agent = (path: string, page: Exclude<AgentPage, 'Contract'>, differs = AGENT): RouteRow =>
  named(path, `agent/${page}`, differs);

/** Every route of SPEC 2.1. */
export const routes: readonly RouteRow[] = [
  {
    ...named('/m/home', 'home/Home', { bar: 'home' }),
    aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
  },
  named('/m/login', 'account/Login', BARE),
  named('/m/register', 'account/Register', { ...BARE, aliases: ['/m/register.html'] }),
  named('/m/forget', 'account/Forget', BARE),
  own('/m/changePsw', 'title_changePsw', 'account/ChangePassword', 'change', {
    bar: 'none',
    footer: false,
    guard: 'password',
  }),
  own('/m/help', 'title_help', 'help/Help', 'messages'),
  own('/m/notice', 'title_notice', 'messages/Notices', 'messages', { aliases: ['/m/member/notice'] }),
  own('/m/noticeDetail', 'title_detail', 'messages/Notices', 'messages', { footer: false }),
  own('/m/activity', 'title_activity', 'promotions/Promotions', 'promotions', { back: 'home' }),
  own('/m/activityDetail', 'title_detail', 'promotions/Promotions', 'promotions'),
  own('/m/applyReward', 'title_applyReward', 'promotions/ApplyReward', 'apply', { guard: 'reward' }),
  reward('/m/activity/signIn', 'SignIn'),
  reward('/m/vouchers', 'Vouchers'),
  reward('/m/rebate', 'Rebate'),
  reward('/m/rewardCenter', 'RewardCenter'),
  reward('/m/mall/mallHome', 'Mall'),
  own('/m/gameRecord', 'title_gameRecord', 'money/BetRecord', 'bets', RECORD),
  own('/m/lotteryRecord', 'title_lotteryRecord', 'money/LotteryRecord', 'lotteryOrders', RECORD),
  own('/m/profitAndLoss', 'title_pnl', 'money/ProfitLoss', 'pnl', RECORD),
  own('/m/bonusDetails', 'title_bonuses', 'money/BonusDetails', 'bonus', RECORD),
  named('/m/wallet', 'money/Wallet', ACCOUNT),
  named('/m/transfer', 'money/Transfer', MONEY),
  own('/m/transferRecord', 'title_transferRecord', 'money/TransferRecord', 'transfer', ACCOUNT),
  own('/m/transaction/record', 'title_transactions', 'money/AccountRecord', 'account', {
    ...MEMBER,
    menu: 'TRANSREC3',
  }),
  named('/m/linkedAccounts', 'account/Linked', MEMBER),
  named('/m/securityCenter', 'member/Security', { ...MEMBER, menu: 'SECPRIV' }),
  own('/m/paymentPassword', 'title_paymentPassword', 'member/PaymentPassword', 'fields', MEMBER),
  own('/m/myAccount/index', 'title_myAccount', 'member/MyAccount', 'profile', { ...MEMBER, menu: 'MYACC' }),
  own('/m/member/home', 'title_member', 'member/MemberHome', 'member', MEMBER),
  named('/m/kyc', 'member/Kyc', { ...ACCOUNT, menu: 'KYC' }),
  named('/m/vip', 'member/Vip', { ...ACCOUNT, menu: 'VIP' }),
  named('/m/voucherCenter', 'money/Deposit', MONEY),
  own('/m/depositRecord', 'title_deposits', 'money/DepositRecord', 'deposits', MEMBER),
  named('/m/withdraw', 'money/Withdraw', MONEY),
  reward('/m/leaderboard', 'Leaderboard', {}),
  reward('/m/inviteFriends', 'Invite'),
  own('/m/webEmail', 'title_inbox', 'messages/Inbox', 'inbox', { ...MESSAGES, menu: 'MAILCEN' }),
  own('/m/message', 'title_message', 'messages/MessageCentre', 'messageCentre', {
    ...MESSAGES,
    bar: 'own',
    back: 'home',
  }),
  own('/m/live-rooms', 'title_liveRooms', 'messages/LiveRooms', 'liveRooms'),
  own('/m/set', 'title_set', 'settings/Settings', 'settings'),
  named('/m/protection', 'protection/Protection'),
  agent('/m/agent', 'AgentHome', { ...AGENT, bar: 'own', footer: false }),
  named('/m/lottery', 'lottery/Lottery', { bar: 'own' }),
  named('/m/app', 'app/App', { bar: 'own' }),
  own('/m/trail', 'title_trail', 'account/Trial', 'trial', { back: 'home' }),
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
  agent('/m/agent/team/overview', 'TeamOverview', { ...AGENT, menu: 'AGEPAG' }),
  agent('/m/member/team', 'Team', { ...AGENT, menu: 'DOWNMAN' }),
  agent('/m/agent/team/pnl', 'TeamPnl'),
  agent('/m/teamBetting', 'TeamBetting'),
  agent('/m/member/agent/agentRebeat', 'AgentRebate'),
  agent('/m/member/teamRebate', 'TeamRebate'),
  reward('/m/redRain', 'RedRain'),
  agent('/m/agentRegister', 'AgentRegister'),
  own('/m/member/agent/agentDivident', 'title_dividend', 'agent/Contract', 'contract', AGENT),
  own('/m/member/agent/getSalaryContract', 'title_salaryContract', 'agent/Contract', 'contract', ACCOUNT),
  own('/m/member/agent/getDevidendContract', 'title_dividendContract', 'agent/Contract', 'contract', ACCOUNT),
  own('/m/member/agent/getHourContract', 'title_hourContract', 'agent/Contract', 'contract', ACCOUNT),
];
