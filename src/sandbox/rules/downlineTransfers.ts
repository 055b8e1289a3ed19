import { sentLimits } from '../../contract/fields/limits.ts';
import type { DownlineTransfer } from '../../contract/schemas/agent.ts';
import type { Database } from '../db/database.ts';
import { downlineById } from './downline.ts';
import { amountText, asTyped, tellMember } from './eventLetters.ts';
import { balanceOf, playerAccount, post } from './ledger.ts';
import { type MemberRow, memberById } from './members.ts';
import { type Minor, parseMoney, siteCurrency } from './money.ts';
import { refuse } from './refusal.ts';
import { addWagering, countTurnover } from './wallet.ts';

/**
 * Sends an agent's money to members of the team, a movement each, all or none: to be called inside a transaction. `key` is unique among
 * the agent's. Turnover that is still due goes with the money. Refuses `agent.invalid` for who does not stand below, `account.disabled`
 * for who cannot use it, `transfer.amount`, and `wallet.insufficient`. Answers the transactions in the order of the transfers.
 */
export function sendDown(
  db: Database,
  agentId: number,
  transfers: readonly DownlineTransfer[],
  key: string,
  now: number,
): string[] {
  if (new Set(transfers.map(({ memberId }) => memberId)).size !== transfers.length) {
    refuse('payload.invalid', { issues: [{ field: 'transfers', message: 'transfers names a member twice' }] });
  }
  return transfers.map(({ memberId, amount: sent }) => {
    const agent = memberById(db, agentId);
    const { id, username, status } = downlineById(db, agentId, memberId);
    if (status !== 'active') refuse('account.disabled', { field: username });
    const amount = parseMoney(sent);
    const { least, most } = sentLimits(siteCurrency().decimals);
    if (amount < least || amount > most) refuse('transfer.amount', { field: 'amount' });
    const { postingId, replayed } = post(db, {
      key: `downline:${agentId}:${key}:${id}`,
      kind: 'downline',
      reference: `${agent.username}>${username}`,
      at: now,
      lines: [
        { account: playerAccount(agentId), amount: -amount },
        { account: playerAccount(id), amount },
      ],
    });
    if (!replayed) {
      moveDue(db, agent, id, amount);
      const values = { amount: amountText(amount), from: asTyped(agent.username) };
      tellMember(db, id, 'transferReceived', values, now);
    }
    return String(postingId);
  });
}

/** The part of the turnover due that goes with a part of the money, rounded up: nobody is freed of it by sending money round. */
function moveDue(db: Database, { id, wagering_due }: MemberRow, to: number, amount: Minor): void {
  const before = balanceOf(db, playerAccount(id)) + amount;
  const due = Math.min(wagering_due, Math.ceil(wagering_due * (amount / before)));
  countTurnover(db, id, due);
  addWagering(db, to, due);
}
