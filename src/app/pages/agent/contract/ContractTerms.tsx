import type { ContractForm, ContractTerm } from '../../../../contract/schemas/contracts.ts';
import { shortMoment } from '../../../i18n/short-date.ts';
import { t } from '../../../i18n/texts.ts';
import { type Fact, Facts } from '../Facts.tsx';
import { baseOf, payerWords, rateWords, startWords, stepWords } from './contract-words.ts';

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
      <p className="agent-note">{t(`deal_pays_${baseOf(kind)}`)}</p>
      <ol className="deal-steps">
        {terms.map((term, at) => (
          <li key={term.from} className={at + 1 === step ? 'deal-step deal-step-on' : 'deal-step'}>
            <span>{stepWords(kind, term)}</span>
            <b>{rateWords(kind, term.rate)}</b>
          </li>
        ))}
      </ol>
      <Facts facts={facts} />
      <p className="agent-note">{t('deal_active')}</p>
    </>
  );
}
