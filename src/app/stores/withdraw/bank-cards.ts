import {
  addBankCard,
  getBankCards,
  getBanks,
  removeBankCard,
  setDefaultBankCard,
} from '../../../contract/calls/withdraw.ts';
import type { Bank, BankCard, BankCardForm } from '../../../contract/schemas/withdraw.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';

/** The member's bank accounts and Pix keys, masked, the first choice first (SPEC 7.4). */
export const bankCards: Resource<BankCard[]> = resource('cards', () => send(getBankCards, {}));

/** Banks that a new account may be at. */
export const banks: Resource<Bank[]> = followLanguage(
  resource('cards.banks', () => send(getBanks, { query: { language: language() } })),
);

/** Adds an account or key and gives it. @throws CallError `payment.password.wrong`, `payload.invalid` with the field, `limit.reached` after five. */
export async function addCard(form: BankCardForm): Promise<BankCard> {
  const card = await send(addBankCard, { body: form });
  bankCards.set([...(bankCards.value.peek() ?? []), card]);
  return card;
}

/** Offers a card first from now on: at once here, and as it was when the platform refuses. @throws CallError */
export async function preferCard(cardId: string): Promise<void> {
  const before = bankCards.value.peek();
  bankCards.set(before?.map((card) => ({ ...card, isDefault: card.cardId === cardId })));
  try {
    await send(setDefaultBankCard, { body: { cardId } });
  } catch (thrown) {
    bankCards.set(before);
    throw thrown;
  }
}

/** Removes a card. @throws CallError `payment.password.wrong` */
export async function dropCard(cardId: string, paymentPassword: string): Promise<void> {
  await send(removeBankCard, { body: { cardId, paymentPassword } });
  bankCards.set(bankCards.value.peek()?.filter((card) => card.cardId !== cardId));
}

onSignOut(() => bankCards.set(undefined));
