import './contract-styles.ts';
import { useEffect, useState } from 'react';
import type {
  Contract,
  ContractCandidate,
  ContractForm,
  ContractKind,
} from '../../../../contract/schemas/contracts.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { contractProposal } from '../../../stores/contract-proposal.ts';
import { session } from '../../../stores/session.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { ContractTerms } from '../ContractTerms.tsx';
import { stepWords } from '../contract-words.ts';
import { tellRefused } from '../tell-contract.ts';
import { Unanswered } from '../Unanswered.tsx';
import { useSettled } from '../use-settled.ts';
import { CandidateList } from './CandidateList.tsx';
import { MOST_STEPS, PERIODS, stepFaults, type TypedStep, termOf } from './proposal-rules.ts';
import { StepFields } from './StepFields.tsx';

const EMPTY: TypedStep = { from: '', betMembers: '', rate: '' };

const OWN_TEXTS = {
  'contract.limit': 'proposal_limit_refused',
  'contract.open': 'proposal_open',
  'not.found': 'proposal_gone',
} as const;

export interface ContractProposalProps {
  kind: ContractKind;
  /** The agent's own contract: nobody gives more than it brings. */
  own: Contract;
  /** It was sent, or given up. */
  onDone: () => void;
}

type Stage = 'who' | 'terms' | 'preview';

/** Proposes a contract: to whom, on which terms, and all of it in words before it is sent. */
export default function ContractProposal({ kind, own, onDone }: ContractProposalProps) {
  const [stage, setStage] = useState<Stage>('who');
  const [who, setWho] = useState<ContractCandidate>();
  const [steps, setSteps] = useState<readonly TypedStep[]>([EMPTY]);
  const [period, setPeriod] = useState(PERIODS[kind][0] ?? 'day');
  const [checked, setChecked] = useState(false);
  const tell = (end: Awaited<ReturnType<typeof contractProposal.claim>>): void => {
    if (!end) return;
    if ('error' in end) tellRefused(end, OWN_TEXTS, contractProposal.unsettled.peek() !== undefined);
    else {
      showToast('success', 'proposal_sent', 3, { name: end.value.downlineName });
      onDone();
    }
  };
  useSettled(contractProposal.settle, tell);
  // Each stage is read from its beginning: what is sent before all the terms.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage is what it follows
  useEffect(() => scrollTo(0, 0), [stage]);

  const terms = steps.map(termOf).filter((term) => term !== undefined);
  const faults = stepFaults(steps, own.terms);
  const choose = (candidate: ContractCandidate): void => {
    const known = candidate.signed?.terms;
    if (known) setSteps(known.map(({ from, betMembers, rate }) => ({ from, betMembers: String(betMembers), rate })));
    setWho(candidate);
    setStage('terms');
  };
  const look = (): void => {
    setChecked(true);
    if (faults.every((fault) => !fault)) setStage('preview');
  };
  const form: ContractForm = { kind, memberId: who?.memberId ?? '', terms, period };
  return (
    <section>
      <div className="deal-stage">
        <h2 className="agent-title">{t(`proposal_${stage}`)}</h2>
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() => (stage === 'who' ? onDone() : setStage(stage === 'terms' ? 'who' : 'terms'))}
        >
          {t('back')}
        </button>
      </div>
      {contractProposal.unsettled.value && (
        <Unanswered
          busy={contractProposal.claiming.value !== undefined}
          onCheck={() => void contractProposal.settle().then(tell)}
        />
      )}
      {stage === 'who' && <CandidateList kind={kind} onChoose={choose} />}
      {stage === 'terms' && (
        <>
          <p className="deal-example">
            {t('proposal_own', { name: who?.userName ?? '' })}
            {own.terms.map((term) => ` ${stepWords(kind, term)}: ${percent(term.rate)}.`)}
          </p>
          {PERIODS[kind].length > 1 && (
            <div className="deal-sides">
              <Segmented
                name="deal-period"
                options={PERIODS[kind].map((id) => ({ id, label: t(`deal_period_${id}`) }))}
                value={period}
                onChange={setPeriod}
                label={t('deal_period')}
              />
            </div>
          )}
          {steps.map((step, at) => (
            <StepFields
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
              key={at}
              kind={kind}
              place={at + 1}
              step={step}
              fault={checked ? faults[at] : undefined}
              onChange={(next) => setSteps(steps.map((one, place) => (place === at ? next : one)))}
              onRemove={steps.length > 1 ? () => setSteps(steps.filter((_, place) => place !== at)) : undefined}
            />
          ))}
          {steps.length < MOST_STEPS && (
            <button type="button" className="btn btn-ghost btn-wide" onClick={() => setSteps([...steps, EMPTY])}>
              {t('proposal_add')}
            </button>
          )}
          <button type="button" className="btn btn-primary btn-wide deal-propose" onClick={look}>
            {t('proposal_look')}
          </button>
        </>
      )}
      {stage === 'preview' && (
        <div className="card agent-card">
          <h3 className="agent-title">{t('proposal_to', { name: who?.userName ?? '' })}</h3>
          <ContractTerms contract={{ kind, terms, period, uplineName: session.value?.userName ?? '' }} />
          <p className="deal-example">{t(kind === 'dividend' ? 'proposal_by_hand' : 'proposal_by_itself')}</p>
          <button
            type="button"
            className="btn btn-primary btn-wide deal-propose"
            aria-busy={contractProposal.claiming.value !== undefined}
            onClick={() => void contractProposal.claim(form).then(tell)}
          >
            {t('proposal_send')}
          </button>
        </div>
      )}
    </section>
  );
}
