import { getTransactionCodes, getTransactions } from '../../../contract/calls/wallet.ts';
import type { DayRange } from '../../../contract/schemas/page.ts';
import type { Transaction, TransactionCode, TransactionSums } from '../../../contract/schemas/wallet.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';

/** Movements per page on the screen. */
const PAGE_SIZE = 30;

/** What the account record is narrowed by; both days inclusive. */
export interface TransactionFilter extends DayRange {
  /** One kind of movement; all when absent. */
  code?: string;
  /** The agents' variant (SPEC 2.1). */
  types?: 'A';
  /** The language of the rows' sources. */
  language: string;
}

/** The account record (SPEC 7.4), and the sums over the whole selection. */
export const transactions: PagedRecord<Transaction, TransactionFilter, TransactionSums> = pagedRecord(
  'wallet.transactions',
  (filter, pageNo, pageSize = PAGE_SIZE) => send(getTransactions, { query: { ...filter, pageNo, pageSize } }),
);

const codesOf = (name: string, types?: 'A'): Resource<TransactionCode[]> =>
  followLanguage(
    resource(name, () => send(getTransactionCodes, { query: { language: language(), ...(types && { types }) } })),
  );

/** Kinds of movements that the member has had, by the name that the platform gives them. */
export const transactionCodes = codesOf('wallet.codes');

/** The same among what an agent earns and hands on. */
export const agentCodes = codesOf('wallet.agentCodes', 'A');

onSignOut(() => {
  transactionCodes.set(undefined);
  agentCodes.set(undefined);
});
