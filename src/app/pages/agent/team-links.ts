/** Where the reports of a team are. */
export const teamPnl = '/m/agent/team/pnl';
export const teamBetting = '/m/teamBetting';
export const teamRebate = '/m/member/teamRebate';
export const agentRebate = '/m/member/agent/agentRebeat';
