import { randomBytes } from 'node:crypto';
import type { Bank, BankCard, BankCardForm, CardKind, PixKeyType } from '../../contract/schemas/withdraw.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { memberById } from './members.ts';
import { checkText, masked } from './profile.ts';
import { refuse } from './refusal.ts';

export const BANKS: readonly Bank[] = [
  { bankCode: '001', name: 'Banco do Brasil', iconUrl: '/img/vendor/001' },
  { bankCode: '033', name: 'Santander', iconUrl: '/img/vendor/033' },
  { bankCode: '104', name: 'Caixa', iconUrl: '/img/vendor/104' },
  { bankCode: '237', name: 'Bradesco', iconUrl: '/img/vendor/237' },
  { bankCode: '260', name: 'Nubank', iconUrl: '/img/vendor/260' },
  { bankCode: '341', name: 'Itaú', iconUrl: '/img/vendor/341' },
];

const MOST = 5;

const PIX_KEYS: Record<PixKeyType, RegExp> = {
  cpf: /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/,
  email: /^\S+@\S+\.\S+$/,
  phone: /^\+?\d{10,15}$/,
  random: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

export interface CardRow {
  id: string;
  kind: CardKind;
  bank_name: string;
  payee_name: string;
  number: string;
  pix_key_type: PixKeyType | null;
  is_default: 0 | 1;
}

const OWN = 'SELECT * FROM bank_cards WHERE member_id = ? AND removed_at IS NULL';

/** The member's cards and Pix keys, the first choice first. */
export function cardsOf(db: Database, memberId: number): CardRow[] {
  return sql<CardRow>(db, `${OWN} ORDER BY is_default DESC, created_at, id`).all(memberId);
}

/** One card of the member. Refuses `not.found` for any other. */
export function cardById(db: Database, memberId: number, cardId: string): CardRow {
  return sql<CardRow>(db, `${OWN} AND id = ?`).get(memberId, cardId) ?? refuse('not.found', { field: 'cardId' });
}

/** A name as it is compared: letters and words, without accents, capitals and further spaces. */
const plainName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether an account is in the name of the member's payee. */
export function isPayee(db: Database, memberId: number, holder: string): boolean {
  const { payee_name } = memberById(db, memberId);
  return payee_name !== null && plainName(payee_name) === plainName(holder);
}

/** The name of the first account becomes the payee's, which only the house changes from then on. Refuses every other name. */
function checkHolder(db: Database, memberId: number, holder: string): void {
  if (!memberById(db, memberId).payee_name) {
    checkText(db, 'payeeName', holder);
    sql(db, 'UPDATE members SET payee_name = ? WHERE id = ?').run(holder, memberId);
  }
  if (!isPayee(db, memberId, holder)) refuseField('payeeName', 'is not the payee');
}

/**
 * Adds a card or Pix key in the payee's name; the first one is the default. Refuses another name, a number of the wrong form, twice, or a
 * sixth.
 */
export function addCard(db: Database, memberId: number, form: BankCardForm, now: number): CardRow {
  const cards = cardsOf(db, memberId);
  if (cards.length >= MOST) refuse('limit.reached');
  checkNumber(form);
  if (cards.some(({ number }) => number === form.number)) refuseField('number', 'is there already');
  const bank = BANKS.find(({ bankCode }) => bankCode === form.bankCode);
  if (form.kind === 'bank' && !bank) refuseField('bankCode', 'is no bank');
  checkHolder(db, memberId, form.payeeName.trim());
  const id = `C${randomBytes(9).toString('base64url')}`;
  sql(
    db,
    `INSERT INTO bank_cards (id, member_id, kind, bank_code, bank_name, branch, payee_name, number, pix_key_type, is_default, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    memberId,
    form.kind,
    bank?.bankCode ?? null,
    form.kind === 'pix' ? 'Pix' : (bank?.name ?? ''),
    form.branch ?? null,
    form.payeeName,
    form.number,
    form.kind === 'pix' ? (form.pixKeyType ?? null) : null,
    cards.length === 0 ? 1 : 0,
    now,
  );
  return cardById(db, memberId, id);
}

export function chooseCard(db: Database, memberId: number, cardId: string): void {
  cardById(db, memberId, cardId);
  sql(db, 'UPDATE bank_cards SET is_default = (id = ?) WHERE member_id = ?').run(cardId, memberId);
}

export function removeCard(db: Database, memberId: number, cardId: string, now: number): void {
  cardById(db, memberId, cardId);
  sql(db, 'UPDATE bank_cards SET removed_at = ?, is_default = 0 WHERE id = ?').run(now, cardId);
}

/** A card as the contract writes it, its number masked. */
export function cardOf(row: CardRow): BankCard {
  return {
    cardId: row.id,
    kind: row.kind,
    bankName: row.bank_name,
    payeeName: row.payee_name,
    number: masked(row.number),
    isDefault: row.is_default === 1,
    ...(row.pix_key_type ? { pixKeyType: row.pix_key_type } : {}),
  };
}

function checkNumber({ kind, number, pixKeyType }: BankCardForm): void {
  if (kind === 'pix' && !pixKeyType) refuseField('pixKeyType', 'is required');
  const form = kind === 'pix' && pixKeyType ? PIX_KEYS[pixKeyType] : /^[\dX.-]{4,30}$/;
  if (!form.test(number)) refuseField('number', 'is not in the right form');
}

function refuseField(field: string, problem: string): never {
  refuse('payload.invalid', { field, issues: [{ field, message: `${field} ${problem}` }] });
}
