import type { TextArea, TextKey } from '../i18n/texts.ts';
import type { RouteRow } from './row.ts';

type Differs = Partial<Omit<RouteRow, 'path' | 'title'>>;

/** A row as most are: a title bar, a footer, and Back goes one step. */
function own(path: string, title: TextKey, texts: TextArea, page: RouteRow['page'], differs?: Differs): RouteRow {
  return { path, title, page, texts: [texts], bar: 'title', footer: true, back: 'step', ...differs };
}

const LIST: Differs = { bar: 'own', back: 'home' };
const MEMBER: Differs = { guard: 'member' };
const ACCOUNT: Differs = { guard: 'account' };
const AGENT: Differs = { guard: 'agent' };
const RECORD: Differs = { ...MEMBER, menu: 'GAMEREC' };
const MONEY: Differs = { guard: 'money' };
const MESSAGES: Differs = { guard: 'messages' };
const BARE: Differs = { bar: 'own', footer: false, back: 'home' };

const gameList = () => import('../pages/games/list/GameList.tsx');
const gameRead = () => import('../pages/games/read/GameRead.tsx');
const notices = () => import('../pages/messages/notices/Notices.tsx');
const promotions = () => import('../pages/promotions/list/Promotions.tsx');
const contract = () => import('../pages/agent/contract/Contract.tsx');

/** Every route of SPEC 2.1. */
export const routes: readonly RouteRow[] = [
  {
    ...own('/m/home', 'title_home', 'home', () => import('../pages/home/Home.tsx'), { bar: 'home' }),
    aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
  },
  own('/m/login', 'title_login', 'login', () => import('../pages/account/login/Login.tsx'), BARE),
  own('/m/register', 'title_register', 'register', () => import('../pages/account/register/Register.tsx'), {
    ...BARE,
    aliases: ['/m/register.html'],
  }),
  own('/m/forget', 'title_forget', 'forget', () => import('../pages/account/forget/Forget.tsx'), BARE),
  own(
    '/m/changePsw',
    'title_changePsw',
    'change',
    () => import('../pages/account/change-password/ChangePassword.tsx'),
    {
      bar: 'none',
      footer: false,
      guard: 'password',
    },
  ),
  own('/m/help', 'title_help', 'messages', () => import('../pages/help/Help.tsx')),
  own('/m/notice', 'title_notice', 'messages', notices, { aliases: ['/m/member/notice'] }),
  own('/m/noticeDetail', 'title_detail', 'messages', notices, { footer: false }),
  own('/m/activity', 'title_activity', 'promotions', promotions, { back: 'home' }),
  own('/m/activityDetail', 'title_detail', 'promotions', promotions),
  own('/m/applyReward', 'title_applyReward', 'apply', () => import('../pages/promotions/apply/ApplyReward.tsx'), {
    guard: 'reward',
  }),
  own('/m/activity/signIn', 'title_signIn', 'signIn', () => import('../pages/rewards/sign-in/SignIn.tsx'), MEMBER),
  own('/m/vouchers', 'title_vouchers', 'vouchers', () => import('../pages/rewards/vouchers/Vouchers.tsx'), MEMBER),
  own('/m/rebate', 'title_rebate', 'rebate', () => import('../pages/rewards/rebate/Rebate.tsx'), MEMBER),
  own(
    '/m/rewardCenter',
    'title_rewardCenter',
    'rewardCenter',
    () => import('../pages/rewards/center/RewardCenter.tsx'),
    MEMBER,
  ),
  own('/m/mall/mallHome', 'title_mall', 'mall', () => import('../pages/rewards/mall/Mall.tsx'), MEMBER),
  own('/m/gameRecord', 'title_gameRecord', 'bets', () => import('../pages/money/bets/BetRecord.tsx'), RECORD),
  own(
    '/m/lotteryRecord',
    'title_lotteryRecord',
    'lotteryOrders',
    () => import('../pages/money/lottery-orders/LotteryRecord.tsx'),
    RECORD,
  ),
  own('/m/profitAndLoss', 'title_pnl', 'pnl', () => import('../pages/money/profit-loss/ProfitLoss.tsx'), RECORD),
  own('/m/bonusDetails', 'title_bonuses', 'bonus', () => import('../pages/money/bonuses/BonusDetails.tsx'), RECORD),
  own('/m/wallet', 'title_wallet', 'wallet', () => import('../pages/money/wallet/Wallet.tsx'), ACCOUNT),
  own('/m/transfer', 'title_transfer', 'transfer', () => import('../pages/money/transfer/Transfer.tsx'), MONEY),
  own(
    '/m/transferRecord',
    'title_transferRecord',
    'transfer',
    () => import('../pages/money/transfer-record/TransferRecord.tsx'),
    ACCOUNT,
  ),
  own(
    '/m/transaction/record',
    'title_transactions',
    'account',
    () => import('../pages/money/account-record/AccountRecord.tsx'),
    {
      ...MEMBER,
      menu: 'TRANSREC3',
    },
  ),
  own('/m/linkedAccounts', 'title_linked', 'linked', () => import('../pages/account/linked/Linked.tsx'), MEMBER),
  own('/m/securityCenter', 'title_security', 'security', () => import('../pages/member/security/Security.tsx'), {
    ...MEMBER,
    menu: 'SECPRIV',
  }),
  own(
    '/m/paymentPassword',
    'title_paymentPassword',
    'fields',
    () => import('../pages/member/payment-password/PaymentPassword.tsx'),
    MEMBER,
  ),
  own('/m/myAccount/index', 'title_myAccount', 'profile', () => import('../pages/member/my-account/MyAccount.tsx'), {
    ...MEMBER,
    menu: 'MYACC',
  }),
  own('/m/member/home', 'title_member', 'member', () => import('../pages/member/centre/MemberHome.tsx'), MEMBER),
  own('/m/kyc', 'title_kyc', 'kyc', () => import('../pages/member/kyc/Kyc.tsx'), { ...ACCOUNT, menu: 'KYC' }),
  own('/m/vip', 'title_vip', 'vip', () => import('../pages/member/vip/Vip.tsx'), { ...ACCOUNT, menu: 'VIP' }),
  own('/m/voucherCenter', 'title_deposit', 'deposit', () => import('../pages/money/deposit/Deposit.tsx'), MONEY),
  own(
    '/m/depositRecord',
    'title_deposits',
    'deposits',
    () => import('../pages/money/deposits/DepositRecord.tsx'),
    MEMBER,
  ),
  own('/m/withdraw', 'title_withdraw', 'withdraw', () => import('../pages/money/withdraw/Withdraw.tsx'), MONEY),
  own(
    '/m/leaderboard',
    'title_leaderboard',
    'leaderboard',
    () => import('../pages/rewards/leaderboard/Leaderboard.tsx'),
  ),
  own('/m/inviteFriends', 'title_invite', 'invite', () => import('../pages/rewards/invite/Invite.tsx'), MEMBER),
  own('/m/webEmail', 'title_inbox', 'inbox', () => import('../pages/messages/inbox/Inbox.tsx'), {
    ...MESSAGES,
    menu: 'MAILCEN',
  }),
  own('/m/message', 'title_message', 'messageCentre', () => import('../pages/messages/centre/MessageCentre.tsx'), {
    ...MESSAGES,
    bar: 'own',
    back: 'home',
  }),
  own('/m/live-rooms', 'title_liveRooms', 'liveRooms', () => import('../pages/messages/rooms/LiveRooms.tsx')),
  own('/m/set', 'title_set', 'settings', () => import('../pages/settings/Settings.tsx')),
  own('/m/protection', 'title_protection', 'protection', () => import('../pages/protection/Protection.tsx')),
  own('/m/agent', 'title_agentHome', 'agentHome', () => import('../pages/agent/agent-home/AgentHome.tsx'), {
    ...AGENT,
    bar: 'own',
    footer: false,
  }),
  own('/m/lottery', 'title_lottery', 'lottery', () => import('../pages/lottery/Lottery.tsx'), { bar: 'own' }),
  own('/m/app', 'title_app', 'app', () => import('../pages/app/App.tsx'), { bar: 'own' }),
  own('/m/trail', 'title_trail', 'trial', () => import('../pages/account/trial/Trial.tsx'), { back: 'home' }),
  own('/m/gameCenter', 'title_gameCenter', 'games', gameList, LIST),
  own('/m/slotsCenter', 'title_slots', 'games', gameList, LIST),
  own('/m/live-games', 'title_live', 'games', gameList, LIST),
  own('/m/poker-games', 'title_poker', 'games', gameList, LIST),
  own('/m/sport-games', 'title_sports', 'games', gameList, LIST),
  own('/m/slot-games', 'title_slots', 'games', gameList, LIST),
  own('/m/fishing-games', 'title_fish', 'games', gameList, LIST),
  own('/m/gameList', 'title_gameCenter', 'games', gameList, { ...LIST, footer: false }),
  own('/m/read/live', 'title_live', 'read', gameRead, LIST),
  own('/m/read/sport', 'title_sports', 'read', gameRead, LIST),
  own('/m/read/esport', 'title_esports', 'read', gameRead, LIST),
  own('/m/read/rng', 'title_slots', 'read', gameRead, LIST),
  own('/m/read/pvp', 'title_poker', 'read', gameRead, LIST),
  own('/m/read/fish', 'title_fish', 'read', gameRead, LIST),
  own('/m/read/lott', 'title_lottery', 'read', gameRead, LIST),
  own(
    '/m/agent/team/overview',
    'title_teamOverview',
    'teamOverview',
    () => import('../pages/agent/team-overview/TeamOverview.tsx'),
    {
      ...AGENT,
      menu: 'AGEPAG',
    },
  ),
  own('/m/member/team', 'title_team', 'team', () => import('../pages/agent/team/Team.tsx'), {
    ...AGENT,
    menu: 'DOWNMAN',
  }),
  own('/m/agent/team/pnl', 'title_teamPnl', 'teamPnl', () => import('../pages/agent/team-pnl/TeamPnl.tsx'), AGENT),
  own(
    '/m/teamBetting',
    'title_teamBetting',
    'teamBetting',
    () => import('../pages/agent/team-betting/TeamBetting.tsx'),
    AGENT,
  ),
  own(
    '/m/member/agent/agentRebeat',
    'title_agentRebate',
    'agentRebate',
    () => import('../pages/agent/agent-rebate/AgentRebate.tsx'),
    AGENT,
  ),
  own(
    '/m/member/teamRebate',
    'title_teamRebate',
    'teamRebate',
    () => import('../pages/agent/team-rebate/TeamRebate.tsx'),
    AGENT,
  ),
  own('/m/redRain', 'title_redRain', 'redRain', () => import('../pages/rewards/red-rain/RedRain.tsx'), MEMBER),
  own(
    '/m/agentRegister',
    'title_agentRegister',
    'agentRegister',
    () => import('../pages/agent/agent-register/AgentRegister.tsx'),
    AGENT,
  ),
  own('/m/member/agent/agentDivident', 'title_dividend', 'contract', contract, AGENT),
  own('/m/member/agent/getSalaryContract', 'title_salaryContract', 'contract', contract, ACCOUNT),
  own('/m/member/agent/getDevidendContract', 'title_dividendContract', 'contract', contract, ACCOUNT),
  own('/m/member/agent/getHourContract', 'title_hourContract', 'contract', contract, ACCOUNT),
];
