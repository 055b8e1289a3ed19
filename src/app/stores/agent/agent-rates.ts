import { getDownlineRebates, updateAllDownlineRebates, updateDownlineRebates } from '../../../contract/calls/agent.ts';
import type { RebateRate, RebateRateForm } from '../../../contract/schemas/agent.ts';
import { send } from '../../api/client.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** The agent's own rebate rates, which are the most that a downline may have (SPEC 7.4). */
export const ownRates: Resource<RebateRate[]> = resource('agentRates.own', () =>
  send(getDownlineRebates, { query: {} }),
);

/** The rates of one member of the team, made for the screen that asks. */
export const memberRates = (memberId: string): Resource<RebateRate[]> =>
  resource(`agentRates.${memberId}`, () => send(getDownlineRebates, { query: { memberId } }));

/** Gives a direct downline other rates. @throws CallError `rebate.limit` with the game type as field */
export async function giveRates(memberId: string, rates: RebateRateForm[]): Promise<void> {
  await send(updateDownlineRebates, { body: { memberId, rates } });
}

/** Gives all direct downlines these rates, all or none, and answers how many they are, if that is told. @throws CallError `rebate.limit` */
export async function giveAllRates(rates: RebateRateForm[]): Promise<number | undefined> {
  const given: { members: number } | null | undefined = await send(updateAllDownlineRebates, { body: { rates } });
  return given?.members;
}

onSignOut(() => ownRates.set(undefined));
