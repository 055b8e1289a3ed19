import type { Contract, ContractKind, ContractTerm } from '../../../contract/schemas/contracts.ts';
import { shortMoment } from '../../i18n/dates.ts';
import { percent } from '../../i18n/figures.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { dealAmount } from './contract-amount.ts';

/** What a kind of contract counts, as the keys of its texts say it: a dividend the team's loss, a salary its turnover. */
export const baseOf = (kind: ContractKind): 'turnover' | 'loss' => (kind === 'dividend' ? 'loss' : 'turnover');

/** From when on a step counts: `from R$ 300.00 in bets and 5 active players`. */
export function stepWords(kind: ContractKind, { from, betMembers }: ContractTerm): string {
  const words = t(`deal_from_${baseOf(kind)}`, { amount: dealAmount(from) });
  return betMembers > 0 ? `${words} ${plural('deal_with', betMembers)}` : words;
}

/** What a step pays: `1.5% of the bets`. */
export const rateWords = (kind: ContractKind, rate: string): string =>
  t(`deal_of_${baseOf(kind)}`, { rate: percent(rate) });

/** Who pays, and when. */
export function payerWords({ kind, uplineName }: Pick<Contract, 'kind' | 'uplineName'>): string {
  if (uplineName === undefined) return t('deal_payer_house');
  return t(kind === 'dividend' ? 'deal_payer_hand' : 'deal_payer_auto', { name: uplineName });
}

/** When it begins to count; a request begins with the hour or day after it is signed. */
export function startWords({ startsAt, period }: Pick<Contract, 'startsAt' | 'period'>): string {
  if (startsAt !== undefined) return shortMoment(startsAt);
  return t(period === 'hour' ? 'deal_starts_hour' : 'deal_starts_day');
}

/** The highest step. */
export const topOf = (terms: readonly ContractTerm[]): ContractTerm | undefined => terms[terms.length - 1];
