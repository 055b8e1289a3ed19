import type { TextArea, TextKey } from '../i18n/texts.ts';
import type { RouteRow } from './row.ts';

type Differs = Partial<Omit<RouteRow, 'path' | 'title'>>;

/** A title's key without `title_`. */
type Title = TextKey extends infer Key ? (Key extends `title_${infer Name}` ? Name : never) : never;

/** A row as most are: a title bar, a footer, and Back goes one step. */
function titled(path: string, title: Title, texts: TextArea, page: RouteRow['page'], differs?: Differs): RouteRow {
  return { path, title: `title_${title}`, page, texts: [texts], bar: 'title', footer: true, back: 'step', ...differs };
}

/** A row whose title is called as its texts are. */
const own = (path: string, texts: Title & TextArea, page: RouteRow['page'], differs?: Differs): RouteRow =>
  titled(path, texts, texts, page, differs);

const LIST: Differs = { bar: 'own', back: 'home' };
const MEMBER: Differs = { guard: 'member' };
const ACCOUNT: Differs = { guard: 'account' };
const AGENT: Differs = { guard: 'agent' };
const RECORD: Differs = { ...MEMBER, needs: 'GAMEREC' };
const MONEY: Differs = { guard: 'money' };
const MESSAGES: Differs = { guard: 'messages' };
const PROMO: Differs = { needs: 'PROMO' };
const NOTICE: Differs = { needs: 'NOTICE' };
const BARE: Differs = { bar: 'own', footer: false, back: 'home' };

const gameList = () => import('../pages/games/list/GameList.tsx');
const gameRead = () => import('../pages/games/read/GameRead.tsx');
const notices = () => import('../pages/messages/notices/Notices.tsx');
const promotions = () => import('../pages/promotions/list/Promotions.tsx');
const contract = () => import('../pages/agent/contract/Contract.tsx');

/** Every route of SPEC 2.1. */
export const routes: readonly RouteRow[] = [
  {
    ...own('/m/home', 'home', () => import('../pages/home/Home.tsx'), { bar: 'home' }),
    aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
  },
  own('/m/login', 'login', () => import('../pages/account/login/Login.tsx'), BARE),
  own('/m/register', 'register', () => import('../pages/account/register/Register.tsx'), {
    ...BARE,
    aliases: ['/m/register.html'],
  }),
  own('/m/forget', 'forget', () => import('../pages/account/forget/Forget.tsx'), BARE),
  titled('/m/changePsw', 'changePsw', 'change', () => import('../pages/account/change-password/ChangePassword.tsx'), {
    bar: 'none',
    footer: false,
    guard: 'password',
  }),
  titled('/m/help', 'help', 'messages', () => import('../pages/help/Help.tsx'), { needs: 'HELP' }),
  titled('/m/notice', 'notice', 'messages', notices, { aliases: ['/m/member/notice'], ...NOTICE }),
  titled('/m/noticeDetail', 'detail', 'messages', notices, { footer: false, ...NOTICE }),
  titled('/m/activity', 'activity', 'promotions', promotions, { back: 'home', ...PROMO }),
  titled('/m/activityDetail', 'detail', 'promotions', promotions, PROMO),
  titled('/m/applyReward', 'applyReward', 'apply', () => import('../pages/promotions/apply/ApplyReward.tsx'), {
    bones: 5,
    guard: 'reward',
    ...PROMO,
  }),
  own('/m/activity/signIn', 'signIn', () => import('../pages/rewards/sign-in/SignIn.tsx'), {
    ...MEMBER,
    needs: 'SIGNIN LOGIN',
  }),
  own('/m/vouchers', 'vouchers', () => import('../pages/rewards/vouchers/Vouchers.tsx'), {
    ...MEMBER,
    needs: 'vouchers',
  }),
  own('/m/rebate', 'rebate', () => import('../pages/rewards/rebate/Rebate.tsx'), {
    ...MEMBER,
    needs: 'rebate',
  }),
  own('/m/rewardCenter', 'rewardCenter', () => import('../pages/rewards/center/RewardCenter.tsx'), {
    ...MEMBER,
    needs: 'REWCEN rewardCenter',
  }),
  own('/m/mall/mallHome', 'mall', () => import('../pages/rewards/mall/Mall.tsx'), {
    ...MEMBER,
    needs: 'MALL mall',
  }),
  titled('/m/gameRecord', 'gameRecord', 'bets', () => import('../pages/money/bets/BetRecord.tsx'), {
    ...RECORD,
    bones: 7,
  }),
  titled(
    '/m/lotteryRecord',
    'lotteryRecord',
    'lotteryOrders',
    () => import('../pages/money/lottery-orders/LotteryRecord.tsx'),
    { ...RECORD, bones: 7 },
  ),
  own('/m/profitAndLoss', 'pnl', () => import('../pages/money/profit-loss/ProfitLoss.tsx'), RECORD),
  titled('/m/bonusDetails', 'bonuses', 'bonus', () => import('../pages/money/bonuses/BonusDetails.tsx'), RECORD),
  own('/m/wallet', 'wallet', () => import('../pages/money/wallet/Wallet.tsx'), { ...ACCOUNT, bones: 7 }),
  own('/m/transfer', 'transfer', () => import('../pages/money/transfer/Transfer.tsx'), {
    ...MONEY,
    bones: 7,
  }),
  titled(
    '/m/transferRecord',
    'transferRecord',
    'transfer',
    () => import('../pages/money/transfer-record/TransferRecord.tsx'),
    { ...ACCOUNT, bones: 7 },
  ),
  titled(
    '/m/transaction/record',
    'transactions',
    'account',
    () => import('../pages/money/account-record/AccountRecord.tsx'),
    { bones: 7, ...MEMBER, needs: 'TRANSREC3' },
  ),
  own('/m/linkedAccounts', 'linked', () => import('../pages/account/linked/Linked.tsx'), {
    ...MEMBER,
    bones: 3,
  }),
  own('/m/securityCenter', 'security', () => import('../pages/member/security/Security.tsx'), {
    bones: 7,
    ...MEMBER,
    needs: 'SECPRIV',
  }),
  titled(
    '/m/paymentPassword',
    'paymentPassword',
    'fields',
    () => import('../pages/member/payment-password/PaymentPassword.tsx'),
    { ...MEMBER, bones: 4 },
  ),
  titled('/m/myAccount/index', 'myAccount', 'profile', () => import('../pages/member/my-account/MyAccount.tsx'), {
    ...MEMBER,
    needs: 'MYACC',
  }),
  own('/m/member/home', 'member', () => import('../pages/member/centre/MemberHome.tsx'), MEMBER),
  own('/m/kyc', 'kyc', () => import('../pages/member/kyc/Kyc.tsx'), { bones: 7, ...ACCOUNT, needs: 'KYC' }),
  own('/m/vip', 'vip', () => import('../pages/member/vip/Vip.tsx'), { ...ACCOUNT, needs: 'VIP' }),
  own('/m/voucherCenter', 'deposit', () => import('../pages/money/deposit/Deposit.tsx'), {
    ...MONEY,
    bones: 6,
  }),
  own('/m/depositRecord', 'deposits', () => import('../pages/money/deposits/DepositRecord.tsx'), {
    ...MEMBER,
    bones: 6,
  }),
  own('/m/withdraw', 'withdraw', () => import('../pages/money/withdraw/Withdraw.tsx'), {
    guard: 'withdraw',
    bones: 6,
  }),
  own('/m/leaderboard', 'leaderboard', () => import('../pages/rewards/leaderboard/Leaderboard.tsx'), {
    needs: 'tournaments',
  }),
  own('/m/inviteFriends', 'invite', () => import('../pages/rewards/invite/Invite.tsx'), {
    ...MEMBER,
    needs: 'INVITE REFERRAL',
  }),
  own('/m/webEmail', 'inbox', () => import('../pages/messages/inbox/Inbox.tsx'), {
    bones: 7,
    ...MESSAGES,
    needs: 'MAILCEN',
  }),
  titled('/m/message', 'message', 'messageCentre', () => import('../pages/messages/centre/MessageCentre.tsx'), {
    bones: 6,
    ...MESSAGES,
    needs: 'MAILCEN',
    bar: 'own',
    back: 'home',
  }),
  own('/m/live-rooms', 'liveRooms', () => import('../pages/messages/rooms/LiveRooms.tsx'), {
    bones: 7,
    needs: 'liveRooms',
  }),
  titled('/m/set', 'set', 'settings', () => import('../pages/settings/Settings.tsx'), { bones: 7 }),
  own('/m/protection', 'protection', () => import('../pages/protection/Protection.tsx'), { bones: 8 }),
  own('/m/agent', 'agentHome', () => import('../pages/agent/agent-home/AgentHome.tsx'), {
    ...AGENT,
    needs: 'AGEPAG',
    bar: 'own',
    footer: 'own',
  }),
  own('/m/lottery', 'lottery', () => import('../pages/lottery/Lottery.tsx'), { bar: 'own' }),
  own('/m/app', 'app', () => import('../pages/app/App.tsx'), { bar: 'own', needs: 'APPDOWN' }),
  titled('/m/trail', 'trail', 'trial', () => import('../pages/account/trial/Trial.tsx'), { back: 'home' }),
  titled('/m/gameCenter', 'gameCenter', 'games', gameList, LIST),
  titled('/m/slotsCenter', 'slots', 'games', gameList, LIST),
  titled('/m/live-games', 'live', 'games', gameList, LIST),
  titled('/m/poker-games', 'poker', 'games', gameList, LIST),
  titled('/m/sport-games', 'sports', 'games', gameList, LIST),
  titled('/m/slot-games', 'slots', 'games', gameList, LIST),
  titled('/m/fishing-games', 'fish', 'games', gameList, LIST),
  titled('/m/gameList', 'gameCenter', 'games', gameList, { ...LIST, footer: false }),
  own('/m/search', 'search', () => import('../pages/games/search/Search.tsx')),
  titled('/m/read/live', 'live', 'read', gameRead, LIST),
  titled('/m/read/sport', 'sports', 'read', gameRead, LIST),
  titled('/m/read/esport', 'esports', 'read', gameRead, LIST),
  titled('/m/read/rng', 'slots', 'read', gameRead, LIST),
  titled('/m/read/pvp', 'poker', 'read', gameRead, LIST),
  titled('/m/read/fish', 'fish', 'read', gameRead, LIST),
  titled('/m/read/lott', 'lottery', 'read', gameRead, LIST),
  own('/m/agent/team/overview', 'teamOverview', () => import('../pages/agent/team-overview/TeamOverview.tsx'), {
    ...AGENT,
    needs: 'AGEPAG',
  }),
  own('/m/member/team', 'team', () => import('../pages/agent/team/Team.tsx'), {
    ...AGENT,
    needs: 'DOWNMAN',
  }),
  own('/m/agent/team/pnl', 'teamPnl', () => import('../pages/agent/team-pnl/TeamPnl.tsx'), {
    ...AGENT,
    needs: 'AGETEAMPNL3',
  }),
  own('/m/teamBetting', 'teamBetting', () => import('../pages/agent/team-betting/TeamBetting.tsx'), {
    ...AGENT,
    needs: 'TEAMBETTING3',
  }),
  own('/m/member/agent/agentRebeat', 'agentRebate', () => import('../pages/agent/agent-rebate/AgentRebate.tsx'), {
    ...AGENT,
    bones: 6,
    needs: 'GAMSER COMM3',
  }),
  own('/m/member/teamRebate', 'teamRebate', () => import('../pages/agent/team-rebate/TeamRebate.tsx'), {
    ...AGENT,
    needs: 'AGEREBINC3 COMM3',
  }),
  own('/m/redRain', 'redRain', () => import('../pages/rewards/red-rain/RedRain.tsx'), {
    ...MEMBER,
    needs: 'redRain',
  }),
  own('/m/agentRegister', 'agentRegister', () => import('../pages/agent/agent-register/AgentRegister.tsx'), {
    ...AGENT,
    needs: 'DOWNMAN',
  }),
  titled('/m/member/agent/agentDivident', 'dividend', 'contract', contract, { ...AGENT, needs: 'dividend' }),
  titled('/m/member/agent/getSalaryContract', 'salaryContract', 'contract', contract, ACCOUNT),
  titled('/m/member/agent/getDevidendContract', 'dividendContract', 'contract', contract, {
    ...ACCOUNT,
    needs: 'dividend',
  }),
  titled('/m/member/agent/getHourContract', 'hourContract', 'contract', contract, ACCOUNT),
];
