import { useCallback, useEffect, useState } from 'react';
import type {
  Contract,
  ContractCandidate,
  ContractForm,
  ContractKind,
} from '../../../../../contract/schemas/contracts.ts';
import { tellRefusal } from '../../../../features/claims/tell-claim.ts';
import { UnsettledClaim, useSettle } from '../../../../features/claims/UnsettledClaim.tsx';
import { percent } from '../../../../i18n/figures.ts';
import { t } from '../../../../i18n/texts.ts';
import { contractCandidates, contractProposal } from '../../../../stores/contracts/contract-proposal.ts';
import type { ClaimEnd } from '../../../../stores/data/claim.ts';
import { showToast } from '../../../../stores/screen/toasts.ts';
import { session } from '../../../../stores/session/session.ts';
import agentStyles from '../../agent.css';
import { MemberRow, TeamRows } from '../../MemberRow.tsx';
import { NameSearch } from '../../TeamNavigation.tsx';
import { ContractTerms, topOf } from '../ContractTerms.tsx';
import dealStyles from '../deal.css';
import { EMPTY_STEP, ProposalTerms, type ProposedTerms } from './ProposalTerms.tsx';
import { PERIODS, stepFaults, type TypedStep, termOf } from './proposal-rules.ts';

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

/** Tells how a proposal ended. */
function tellProposal(end: ClaimEnd<Contract>, onSent: () => void): void {
  if (end && 'error' in end) tellRefusal(end.error, OWN_TEXTS, contractProposal.unsettled.peek() !== undefined);
  else if (end) {
    showToast('success', 'proposal_sent', 3, { name: end.value.downlineName });
    onSent();
  }
}

/** The steps of a contract as they are typed. */
const typedSteps = ({ terms }: Contract): TypedStep[] =>
  terms.map(({ from, betMembers, rate }) => ({ from, betMembers: String(betMembers), rate }));

/** Proposes a contract: to whom, on which terms, and all of it in words before it is sent. */
export default function ContractProposal({ kind, own, onDone }: ContractProposalProps) {
  const [stage, setStage] = useState<Stage>('who');
  const [who, setWho] = useState<ContractCandidate>();
  const [typed, setTyped] = useState<ProposedTerms>({ steps: [EMPTY_STEP], period: PERIODS[kind][0] ?? 'day' });
  const [checked, setChecked] = useState(false);
  const tell = (end: ClaimEnd<Contract>) => tellProposal(end, onDone);
  const check = useSettle(contractProposal.settle, tell);
  // Each stage is read from its beginning: what is sent before all the terms.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage is what it follows
  useEffect(() => scrollTo(0, 0), [stage]);

  const choose = (candidate: ContractCandidate): void => {
    if (candidate.signed) setTyped({ ...typed, steps: typedSteps(candidate.signed) });
    setWho(candidate);
    setStage('terms');
  };
  const faults = stepFaults(typed.steps, own.terms);
  const look = (): void => {
    setChecked(true);
    if (faults.every((fault) => !fault)) setStage('preview');
  };
  const back = () => (stage === 'who' ? onDone() : setStage(stage === 'terms' ? 'who' : 'terms'));
  const name = who?.userName ?? '';
  return (
    <section>
      <div className={dealStyles.dealStage}>
        <h2 className={agentStyles.agentTitle}>{t(`proposal_${stage}`)}</h2>
        <button type="button" className="btn btn-ghost" onClick={back}>
          {t('back')}
        </button>
      </div>
      <UnsettledClaim claim={contractProposal} text="deal_unsettled" onCheck={check} />
      {stage === 'who' && <CandidateList kind={kind} onChoose={choose} />}
      {stage === 'terms' && (
        <ProposalTerms
          {...{ kind, own, name, typed }}
          faults={checked ? faults : []}
          onChange={setTyped}
          onLook={look}
        />
      )}
      {stage === 'preview' && (
        <Preview
          name={name}
          form={formOf(kind, who, typed)}
          onSend={(form) => void contractProposal.claim(form).then(tell)}
        />
      )}
    </section>
  );
}

const formOf = (
  kind: ContractKind,
  who: ContractCandidate | undefined,
  { steps, period }: ProposedTerms,
): ContractForm => ({
  kind,
  memberId: who?.memberId ?? '',
  terms: steps.map(termOf).filter((term) => term !== undefined),
  period,
});

interface CandidateListProps {
  kind: ContractKind;
  onChoose: (candidate: ContractCandidate) => void;
}

/** Members right below, by name; who has a request already is not chosen again. */
function CandidateList({ kind, onChoose }: CandidateListProps) {
  const [userName, setUserName] = useState('');
  const load = () => contractCandidates.open({ kind, ...(userName && { userName }) });
  useEffect(load, [kind, userName]);
  const renderRow = useCallback(
    (candidate: ContractCandidate) => (
      <MemberRow
        name={candidate.userName}
        note={standingOf(candidate)}
        onPress={candidate.proposed ? undefined : () => onChoose(candidate)}
      />
    ),
    [onChoose],
  );
  return (
    <>
      <NameSearch value={userName} label={t('proposal_search')} onFind={setUserName} />
      <TeamRows
        record={contractCandidates}
        renderRow={renderRow}
        label={t('proposal_who')}
        empty={{ title: t(userName ? 'proposal_nobody' : 'proposal_no_team') }}
        failed={t('deal_team_failed')}
        onRetry={load}
      />
    </>
  );
}

/** Whether a member has a contract or a request already. */
function standingOf({ signed, proposed }: ContractCandidate): string {
  if (proposed) return t('proposal_waiting');
  const top = signed && topOf(signed.terms);
  return top ? t('proposal_signed', { rate: percent(top.rate) }) : t('proposal_free');
}

interface PreviewProps {
  name: string;
  form: ContractForm;
  onSend: (form: ContractForm) => void;
}

/** All of a proposal in words, as its receiver will read it, and the button that sends it. */
function Preview({ name, form, onSend }: PreviewProps) {
  return (
    <div className={`card ${agentStyles.agentCard}`}>
      <h3 className={agentStyles.agentTitle}>{t('proposal_to', { name })}</h3>
      <ContractTerms contract={{ ...form, uplineName: session.value?.userName ?? '' }} />
      <p className={dealStyles.dealExample}>
        {t(form.kind === 'dividend' ? 'proposal_by_hand' : 'proposal_by_itself')}
      </p>
      <button
        type="button"
        className={`btn btn-primary btn-wide ${dealStyles.dealPropose}`}
        aria-busy={contractProposal.claiming.value !== undefined}
        onClick={() => onSend(form)}
      >
        {t('proposal_send')}
      </button>
    </div>
  );
}
