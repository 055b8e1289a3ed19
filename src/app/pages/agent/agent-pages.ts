export const overviewPath = '/m/agent/team/overview';
export const teamPath = '/m/member/team';
export const linksPath = '/m/agentRegister';
export const profitPath = '/m/agent/team/pnl';
export const betsPath = '/m/teamBetting';
export const incomePath = '/m/member/teamRebate';
export const ratesPath = '/m/member/agent/agentRebeat';
export const dividendPath = '/m/member/agent/agentDivident';
/** Where dividend contracts are proposed, signed and looked up. */
export const dividendContractsPath = '/m/member/agent/getDevidendContract';
