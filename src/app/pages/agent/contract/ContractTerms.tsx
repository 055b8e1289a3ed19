import type { Contract, ContractForm, ContractKind, ContractTerm } from '../../../../contract/schemas/contracts.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { percent } from '../../../i18n/figures.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import agentStyles from '../agent.css';
import { amount } from '../agent-words.ts';
import { type Fact, Facts } from '../Facts.tsx';
import dealStyles from './deal.css';

/** What a kind of contract counts, as the keys of its texts say it: a dividend the team's loss, a salary its turnover. */
export const baseOf = (kind: ContractKind): 'turnover' | 'loss' => (kind === 'dividend' ? 'loss' : 'turnover');

/** From when on a step counts: `from R$ 300.00 in bets and 5 active players`. */
export function stepWords(kind: ContractKind, { from, betMembers }: ContractTerm): string {
  const words = t(`deal_from_${baseOf(kind)}`, { amount: amount(from) });
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

interface Terms extends Pick<ContractForm, 'kind' | 'period'> {
  terms: readonly ContractTerm[];
  uplineName?: string;
  startsAt?: string;
  endsAt?: string;
  status?: string;
  expiresAt?: string;
}

export interface ContractTermsProps {
  contract: Terms;
  /** The step that is reached, from 1. */
  step?: number;
}

/** All that a contract says, in words: what it counts, its steps, its period, from when on, and who pays. */
export function ContractTerms({ contract, step = 0 }: ContractTermsProps) {
  const { kind, terms, period, endsAt, expiresAt, status } = contract;
  const facts: Fact[] = [
    { label: t('deal_period'), value: t(`deal_period_${period}`) },
    { label: t('deal_starts'), value: startWords(contract) },
    ...(endsAt ? [{ label: t('deal_ends'), value: shortMoment(endsAt) }] : []),
    { label: t('deal_payer'), value: payerWords(contract) },
    ...(status === 'proposed' && expiresAt ? [{ label: t('deal_answer_by'), value: shortMoment(expiresAt) }] : []),
  ];
  return (
    <>
      <p className={agentStyles.agentNote}>{t(`deal_pays_${baseOf(kind)}`)}</p>
      <ol className={dealStyles.dealSteps}>
        {terms.map((term, at) => (
          <li
            key={term.from}
            className={at + 1 === step ? `${dealStyles.dealStep} ${dealStyles.dealStepOn}` : dealStyles.dealStep}
          >
            <span>{stepWords(kind, term)}</span>
            <b>{rateWords(kind, term.rate)}</b>
          </li>
        ))}
      </ol>
      <Facts facts={facts} />
      <p className={agentStyles.agentNote}>{t('deal_active')}</p>
    </>
  );
}
