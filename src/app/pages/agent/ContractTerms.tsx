import type { ContractForm, ContractTerm } from '../../../contract/schemas/contracts.ts';
import { shortMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
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
  const lines: [string, string][] = [
    [t('deal_period'), t(`deal_period_${period}`)],
    [t('deal_starts'), startWords(contract)],
    ...(endsAt ? [[t('deal_ends'), shortMoment(endsAt)] as [string, string]] : []),
    [t('deal_payer'), payerWords(contract)],
    ...(status === 'proposed' && expiresAt ? [[t('deal_answer_by'), shortMoment(expiresAt)] as [string, string]] : []),
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
      <dl>
        {lines.map(([name, value]) => (
          <div key={name} className="deal-line">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="agent-note">{t('deal_active')}</p>
    </>
  );
}
