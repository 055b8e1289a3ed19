import { createAgentLink, deleteAgentLink, getAgentLinks } from '../../../contract/calls/agent.ts';
import type { AgentLink, RebateRateForm } from '../../../contract/schemas/agent.ts';
import { send } from '../../api/client.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** The agent's registration links, newest first (SPEC 2.1). */
export const agentLinks: Resource<AgentLink[]> = resource('agentLinks', () => send(getAgentLinks, {}));

/** Makes a link; it stands first. @throws CallError */
export async function makeLink(type: 0 | 1, rates: RebateRateForm[]): Promise<AgentLink> {
  const made = await send(createAgentLink, { body: { type, rates } });
  agentLinks.set([made, ...(agentLinks.value.peek() ?? [])]);
  return made;
}

/** Ends a link; who came by it stays. @throws CallError */
export async function endLink(linkId: string): Promise<void> {
  await send(deleteAgentLink, { body: { linkId } });
  agentLinks.set(agentLinks.value.peek()?.filter((link) => link.linkId !== linkId));
}

onSignOut(() => agentLinks.set(undefined));
