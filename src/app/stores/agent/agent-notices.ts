import { ask } from '../announcements/announcements.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** How many notices for agents are unread: the agent variant's footer (SPEC section 3). A badge has no error face. */
export const unreadAgentNotices: Resource<number> = resource(
  'agent.notices',
  async () => (await ask('A', '')).footer?.unreadCount ?? 0,
);

onSignOut(() => unreadAgentNotices.set(undefined));
