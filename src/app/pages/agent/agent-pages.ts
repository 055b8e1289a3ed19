import { useEffect } from 'react';
import { go, home } from '../../routes/links.ts';
import { info } from '../../stores/system/system.ts';

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

/**
 * Leads home from a page that the site has switched off (SPEC section 6). Gives whether the page may be shown; before the first system
 * status it may.
 */
export function usePageSwitch(isOn: () => boolean): boolean {
  const open = info.value === undefined || isOn();
  useEffect(() => {
    if (!open) go(home, { replace: true });
  }, [open]);
  return open;
}
