import type { PageModule } from './pages.ts';
import type { AgentPageKey } from './table.ts';

/** The chunk of each page of the agent centre, and of others that most visits never open. */
export const agentPages: Record<AgentPageKey, () => PageModule> = {
  'agent/AgentHome': () => import('../pages/agent/AgentHome.tsx'),
  'agent/TeamOverview': () => import('../pages/agent/TeamOverview.tsx'),
  'agent/Team': () => import('../pages/agent/Team.tsx'),
  'agent/TeamPnl': () => import('../pages/agent/TeamPnl.tsx'),
  'agent/TeamBetting': () => import('../pages/agent/TeamBetting.tsx'),
  'agent/AgentRebate': () => import('../pages/agent/AgentRebate.tsx'),
  'agent/TeamRebate': () => import('../pages/agent/TeamRebate.tsx'),
  'agent/AgentRegister': () => import('../pages/agent/AgentRegister.tsx'),
  'agent/Contract': () => import('../pages/agent/Contract.tsx'),
  'app/App': () => import('../pages/app/App.tsx'),
  'account/ChangePassword': () => import('../pages/account/ChangePassword.tsx'),
  'account/Trial': () => import('../pages/account/Trial.tsx'),
  'messages/Inbox': () => import('../pages/messages/Inbox.tsx'),
  'messages/MessageCentre': () => import('../pages/messages/MessageCentre.tsx'),
  'messages/LiveRooms': () => import('../pages/messages/LiveRooms.tsx'),
  'rewards/Leaderboard': () => import('../pages/rewards/Leaderboard.tsx'),
  'member/PaymentPassword': () => import('../pages/member/PaymentPassword.tsx'),
};
