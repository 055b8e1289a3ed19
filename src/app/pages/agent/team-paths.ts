/** Where the team is managed, and where its registration links are. */
export const teamPath = '/m/member/team';
export const linksPath = '/m/agentRegister';

/** Agents are the types 1, 2, 41 and 42 (SPEC section 6). */
export const isAgentType = (type: number): boolean => type === 1 || type === 2 || type === 41 || type === 42;

/** Orders of the team's list. */
export const SORTS = ['newest', 'name', 'balance', 'lastLogin', 'downlines'] as const;
