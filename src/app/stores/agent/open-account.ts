import { openAccount } from '../../../contract/calls/agent.ts';
import type { OpenAccountForm, Subordinate } from '../../../contract/schemas/agent.ts';
import { send } from '../../api/client.ts';

/** Opens an account below the agent; asked again after a lost answer, it is the same account. @throws CallError */
export const openDownline = (body: OpenAccountForm): Promise<Subordinate> => send(openAccount, { body });
