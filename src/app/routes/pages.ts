import type { ComponentType } from 'react';
import type { AgentPageKey, PageKey } from './table.ts';

/** What a page's chunk brings. */
export type PageModule = Promise<{ default: ComponentType }>;

/** The chunk of each page but those in agent-pages.ts. */
const pages: Partial<Record<PageKey, () => PageModule>> & Record<Exclude<PageKey, AgentPageKey>, () => PageModule> = {
  'home/Home': () => import('../pages/home/Home.tsx'),
  'games/GameList': () => import('../pages/games/GameList.tsx'),
  'games/GameRead': () => import('../pages/games/GameRead.tsx'),
  'lottery/Lottery': () => import('../pages/lottery/Lottery.tsx'),
  'account/Login': () => import('../pages/account/Login.tsx'),
  'account/Register': () => import('../pages/account/Register.tsx'),
  'account/Forget': () => import('../pages/account/Forget.tsx'),
  'account/Linked': () => import('../pages/account/Linked.tsx'),
  'money/Deposit': () => import('../pages/money/Deposit.tsx'),
  'money/DepositRecord': () => import('../pages/money/DepositRecord.tsx'),
  'money/BetRecord': () => import('../pages/money/BetRecord.tsx'),
  'money/LotteryRecord': () => import('../pages/money/LotteryRecord.tsx'),
  'money/BonusDetails': () => import('../pages/money/BonusDetails.tsx'),
  'money/ProfitLoss': () => import('../pages/money/ProfitLoss.tsx'),
  'money/Withdraw': () => import('../pages/money/Withdraw.tsx'),
  'money/AccountRecord': () => import('../pages/money/AccountRecord.tsx'),
  'money/Wallet': () => import('../pages/money/Wallet.tsx'),
  'money/Transfer': () => import('../pages/money/Transfer.tsx'),
  'money/TransferRecord': () => import('../pages/money/TransferRecord.tsx'),
  'settings/Settings': () => import('../pages/settings/Settings.tsx'),
  'member/MemberHome': () => import('../pages/member/MemberHome.tsx'),
  'member/Kyc': () => import('../pages/member/Kyc.tsx'),
  'member/Vip': () => import('../pages/member/Vip.tsx'),
  'member/Security': () => import('../pages/member/Security.tsx'),
  'member/MyAccount': () => import('../pages/member/MyAccount.tsx'),
  'messages/Notices': () => import('../pages/messages/Notices.tsx'),
  'help/Help': () => import('../pages/help/Help.tsx'),
  'protection/Protection': () => import('../pages/protection/Protection.tsx'),
  'promotions/Promotions': () => import('../pages/promotions/Promotions.tsx'),
  'promotions/ApplyReward': () => import('../pages/promotions/ApplyReward.tsx'),
  'rewards/RewardCenter': () => import('../pages/rewards/RewardCenter.tsx'),
  'rewards/SignIn': () => import('../pages/rewards/SignIn.tsx'),
  'rewards/Vouchers': () => import('../pages/rewards/Vouchers.tsx'),
  'rewards/Rebate': () => import('../pages/rewards/Rebate.tsx'),
  'rewards/RedRain': () => import('../pages/rewards/RedRain.tsx'),
  'rewards/Mall': () => import('../pages/rewards/Mall.tsx'),
  'rewards/Invite': () => import('../pages/rewards/Invite.tsx'),
};

/** Loads a page's chunk; the table of the agents' comes with the first of them. @throws when it cannot be had */
export function loadChunk(page: PageKey): PageModule {
  const load = pages[page];
  return load ? load() : import('./agent-pages.ts').then(({ agentPages }) => agentPages[page as AgentPageKey]());
}
