import type { ComponentType } from 'react';
import type { PageKey } from './table.ts';

/** The chunk of each page. */
export const pages: Record<PageKey, () => Promise<{ default: ComponentType }>> = {
  'home/Home': () => import('../pages/home/Home.tsx'),
  'games/GameList': () => import('../pages/games/GameList.tsx'),
  'games/GameRead': () => import('../pages/games/GameRead.tsx'),
  'lottery/Lottery': () => import('../pages/lottery/Lottery.tsx'),
  'account/Login': () => import('../pages/account/Login.tsx'),
  'account/Register': () => import('../pages/account/Register.tsx'),
  'account/Forget': () => import('../pages/account/Forget.tsx'),
  'account/ChangePassword': () => import('../pages/account/ChangePassword.tsx'),
  'account/Trial': () => import('../pages/account/Trial.tsx'),
  'account/Linked': () => import('../pages/account/Linked.tsx'),
  'money/Deposit': () => import('../pages/money/Deposit.tsx'),
  'money/BetRecord': () => import('../pages/money/BetRecord.tsx'),
  'money/ProfitLoss': () => import('../pages/money/ProfitLoss.tsx'),
  'money/Withdraw': () => import('../pages/money/Withdraw.tsx'),
  'settings/Settings': () => import('../pages/settings/Settings.tsx'),
  'member/MemberHome': () => import('../pages/member/MemberHome.tsx'),
  'member/Kyc': () => import('../pages/member/Kyc.tsx'),
  'member/Vip': () => import('../pages/member/Vip.tsx'),
  'member/Security': () => import('../pages/member/Security.tsx'),
  'member/MyAccount': () => import('../pages/member/MyAccount.tsx'),
  'member/PaymentPassword': () => import('../pages/member/PaymentPassword.tsx'),
  'messages/Notices': () => import('../pages/messages/Notices.tsx'),
  'help/Help': () => import('../pages/help/Help.tsx'),
  'protection/Protection': () => import('../pages/protection/Protection.tsx'),
  'promotions/Promotions': () => import('../pages/promotions/Promotions.tsx'),
  'rewards/RewardCenter': () => import('../pages/rewards/RewardCenter.tsx'),
  'rewards/SignIn': () => import('../pages/rewards/SignIn.tsx'),
  'help/Soon': () => import('../pages/help/Soon.tsx'),
};
