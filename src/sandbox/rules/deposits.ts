import { randomBytes } from 'node:crypto';
import type {
  Deposit,
  DepositBonus,
  DepositKind,
  DepositStatus,
  ManualTransferForm,
  ReceivingAccount,
} from '../../contract/schemas/deposit.ts';
import type { Decimal } from '../../contract/schemas/money.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { methodName, methodOf, type SiteMethod } from './depositMethods.ts';
import { bonusOf, checkPromo, grantDepositBonus, promoRule } from './depositPromos.ts';
import { checkProof } from './depositProofs.ts';
import { amountText, asTyped, tellMember } from './eventLetters.ts';
import { playerAccount, post } from './ledger.ts';
import { formatMoney, type Minor, parseMoney } from './money.ts';
import { instantOf } from './paging.ts';
import { pixCode } from './pixCode.ts';
import { checkOpen, closureOf } from './playClosure.ts';
import { checkDepositLimit, depositFits } from './playLimits.ts';
import { rewardReferrer } from './referrals.ts';
import { refuse } from './refusal.ts';
import { addWagering } from './wallet.ts';

/** A deposit as kept; money in minor units, moments in ms. */
export interface DepositRow {
  id: string;
  member_id: number;
  kind: DepositKind;
  method_id: string;
  method_name: string;
  amount: Minor;
  back_url: string;
  language: string | null;
  promotion_id: string | null;
  status: DepositStatus;
  created_at: number;
  expires_at: number;
  settled_at: number | null;
  reason: string | null;
  account_id: string | null;
  payer_name: string | null;
  proof_id: string | null;
  /** What the promotion has added; null while the deposit is not approved. */
  bonus: Minor | null;
  /** Title of the promotion in both languages, as JSON. */
  promotion_title: string | null;
}

/** All columns of DepositRow; the table is `d`. */
export const DEPOSITS = `SELECT d.*, a.title AS promotion_title
  FROM deposits d LEFT JOIN announcements a ON a.id = d.promotion_id`;

/** Bank accounts of the site that manual transfers go to. */
const ACCOUNTS: readonly Omit<ReceivingAccount, 'reference'>[] = [
  {
    accountId: 'bb',
    bankName: 'Banco do Brasil',
    payeeName: 'Leve Entretenimento Ltda.',
    branch: '3477-0',
    number: '41058-3',
  },
  { accountId: 'itau', bankName: 'Itaú', payeeName: 'Leve Entretenimento Ltda.', branch: '0192', number: '77310-4' },
];

/** The accounts that a member may transfer to; the reference tells whose transfer it is. */
export function receivingAccounts(memberId: number): ReceivingAccount[] {
  return ACCOUNTS.map((account) => ({ ...account, reference: `LEVE${String(memberId).padStart(6, '0')}` }));
}

/** What a deposit is opened with; the last three belong to manual transfers. */
export interface Opening {
  amount: Decimal;
  backUrl: string;
  language?: string;
  promotionId?: string;
  accountId?: string;
  payerName?: string;
  proofId?: string;
}

/**
 * Opens a deposit by a method of the site. Refuses `deposit.amount` outside its limits, what the member's own protections forbid, and
 * a promotion that cannot be had with it.
 */
export function openDeposit(
  db: Database,
  memberId: number,
  chosen: SiteMethod,
  form: Opening,
  now: number,
): DepositRow {
  checkOpen(db, memberId, now);
  const amount = parseMoney(form.amount);
  if (amount < chosen.least || amount > chosen.most) {
    refuse('deposit.amount', { field: 'amount' });
  }
  checkDepositLimit(db, memberId, amount, now);
  if (form.promotionId !== undefined) checkPromo(db, memberId, form.promotionId, amount, now);
  const id = `D${randomBytes(15).toString('base64url')}`;
  sql(
    db,
    `INSERT INTO deposits (id, member_id, kind, method_id, method_name, amount, back_url, language, promotion_id, account_id,
       payer_name, proof_id, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    memberId,
    chosen.kind,
    chosen.methodId,
    textIn(chosen.name, form.language ?? 'pt'),
    amount,
    form.backUrl,
    form.language ?? null,
    form.promotionId ?? null,
    form.accountId ?? null,
    form.payerName ?? null,
    form.proofId ?? null,
    now,
    now + chosen.lifetime,
  );
  return depositById(db, id, now);
}

/** Takes the report of a manual transfer, which waits until a person has found it. Refuses what `openDeposit` does, and an unusable proof. */
export function openManualTransfer(db: Database, memberId: number, form: ManualTransferForm, now: number): DepositRow {
  if (!ACCOUNTS.some(({ accountId }) => accountId === form.accountId)) refuse('not.found', { field: 'accountId' });
  checkProof(db, memberId, form.proofId);
  return openDeposit(db, memberId, methodOf(form.methodId, 'manual'), { ...form, backUrl: '/m/voucherCenter' }, now);
}

/** One deposit as it stands now. Refuses `not.found`. */
export function depositById(db: Database, id: string, now: number): DepositRow {
  const row = sql<DepositRow>(db, `${DEPOSITS} WHERE d.id = ?`).get(id);
  return row ? asOfNow(row, now) : refuse('not.found');
}

/** What a member reads whose own protections sent a payment back. */
const SENT_BACK: Text = {
  pt: 'Seus limites de jogo responsável não permitem este depósito agora. O valor pago volta para você.',
  en: 'Your responsible gaming limits do not allow this deposit now. What was paid goes back to you.',
};

/**
 * Settles a deposit once. Approving credits the wallet, asks for one time its turnover and grants what its promotion adds; settling it
 * again the same way changes nothing, the other way or too late is refused with `deposit.closed`. Money that the member's own limits or
 * an exclusion forbid by now goes back: the deposit ends declined. `reason` tells the member why it was declined.
 */
export function settleDeposit(
  db: Database,
  id: string,
  wanted: 'approved' | 'declined',
  now: number,
  reason?: string,
): DepositRow {
  return db
    .transaction(() => {
      const deposit = depositById(db, id, now);
      if (deposit.status === wanted) return deposit;
      if (deposit.status !== 'pending') refuse('deposit.closed');
      if (wanted === 'declined') return decline(db, deposit, reason, now);
      if (!mayCredit(db, deposit, now)) {
        return decline(db, deposit, textIn(SENT_BACK, deposit.language ?? 'pt'), now);
      }
      const bonus = grantDepositBonus(db, deposit, now);
      credit(db, deposit, now);
      const method = methodName(deposit.method_id) ?? asTyped(deposit.method_name);
      const values = { amount: amountText(deposit.amount), method };
      tellMember(db, deposit.member_id, 'depositApproved', values, now);
      return end(db, deposit, { status: 'approved', bonus }, now);
    })
    .immediate();
}

/** What a letter says where nobody gave a reason. */
const NOT_PAID: Text = { pt: 'O pagamento não foi concluído.', en: 'The payment was not completed.' };

function decline(db: Database, deposit: DepositRow, reason: string | undefined, now: number): DepositRow {
  const values = { amount: amountText(deposit.amount), reason: reason === undefined ? NOT_PAID : asTyped(reason) };
  tellMember(db, deposit.member_id, 'depositDeclined', values, now);
  return end(db, deposit, { status: 'declined', reason: reason ?? null }, now);
}

function end(
  db: Database,
  deposit: DepositRow,
  outcome: Partial<Pick<DepositRow, 'status' | 'reason' | 'bonus'>>,
  now: number,
): DepositRow {
  const ended = { ...deposit, ...outcome, settled_at: now };
  sql(db, 'UPDATE deposits SET status = ?, reason = ?, bonus = ?, settled_at = ? WHERE id = ?').run(
    ended.status,
    ended.reason,
    ended.bonus,
    now,
    deposit.id,
  );
  return ended;
}

/** Whether the member's own protections let a paid deposit in. */
function mayCredit(db: Database, { member_id, amount }: DepositRow, now: number): boolean {
  const { excluded, timeOutUntil } = closureOf(db, member_id, now);
  return !excluded && timeOutUntil === undefined && depositFits(db, member_id, amount, now);
}

/** A deposit as the contract writes it; the address to pay at is there while it can be paid. */
export function depositOf(row: DepositRow): Deposit {
  const account = receivingAccounts(row.member_id).find(({ accountId }) => accountId === row.account_id);
  const bonus = depositBonus(row);
  return {
    depositId: row.id,
    kind: row.kind,
    methodId: row.method_id,
    methodName: row.method_name,
    amount: formatMoney(row.amount),
    status: row.status,
    createdAt: instantOf(row.created_at),
    expiresAt: instantOf(row.expires_at),
    ...(row.status === 'pending' ? waysToPay(row) : {}),
    ...(row.settled_at === null ? {} : { settledAt: instantOf(row.settled_at) }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(bonus ? { bonus } : {}),
    ...(account ? { account } : {}),
  };
}

/** What the promotion adds, or will; a deposit that came to nothing has none. */
function depositBonus(row: DepositRow): DepositBonus | undefined {
  const rule = row.promotion_id === null ? undefined : promoRule(row.promotion_id);
  if (!rule || row.promotion_title === null || row.status === 'declined' || row.status === 'expired') return undefined;
  const amount = bonusOf(rule, row.amount);
  return {
    promotionId: rule.promotionId,
    title: textIn(JSON.parse(row.promotion_title) as Text, row.language ?? 'pt'),
    amount: formatMoney(amount),
    wagering: formatMoney(amount * rule.wagering),
    ...(row.status === 'approved' ? { granted: (row.bonus ?? 0) > 0 } : {}),
  };
}

/** Pix and the wallets are paid by a code as well: for the bank's app or the wallet's. A manual transfer is paid elsewhere. */
function waysToPay({ id, kind, amount, language }: DepositRow): Pick<Deposit, 'payUrl' | 'payCode'> {
  if (kind === 'manual') return {};
  const payUrl = `/sandbox/gateway/${id}${language === null ? '' : `?lang=${language}`}`;
  if (kind === 'gateway') return { payUrl };
  return {
    payUrl,
    payCode: kind === 'pix' ? pixCode(id, formatMoney(amount)) : `https://${kind}.leve.example/pay/${id}`,
  };
}

/** Nobody waits for the hour: a pending deposit past its time counts as expired wherever it is read, unless it was reported as paid. */
export function asOfNow(row: DepositRow, now: number): DepositRow {
  return row.status === 'pending' && row.kind !== 'manual' && row.expires_at <= now
    ? { ...row, status: 'expired' }
    : row;
}

function credit(db: Database, { id, member_id, amount, method_id, method_name }: DepositRow, now: number): void {
  post(db, {
    key: `deposit:${id}`,
    kind: 'deposit',
    reference: id,
    source: methodName(method_id) ?? asTyped(method_name),
    at: now,
    lines: [
      { account: 'house:gateway', amount: -amount },
      { account: playerAccount(member_id), amount },
    ],
  });
  addWagering(db, member_id, amount);
  rewardReferrer(db, member_id, now);
}
