import { useCallback, useEffect, useState } from 'react';
import type { ContractCandidate, ContractKind } from '../../../../contract/schemas/contracts.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { contractCandidates } from '../../../stores/contract-proposal.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { topOf } from '../contract-words.ts';
import { MemberRow } from '../MemberRow.tsx';
import { TeamRows } from '../TeamRows.tsx';

/** ms that a search waits for more letters. */
const PAUSE = 600;

export interface CandidateListProps {
  kind: ContractKind;
  onChoose: (candidate: ContractCandidate) => void;
}

/** Members right below, by name; who has a request already is not chosen again. */
export function CandidateList({ kind, onChoose }: CandidateListProps) {
  const [typed, setTyped] = useState('');
  const [userName, setUserName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setUserName(typed.replace(/\W/g, '')), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const load = () => contractCandidates.open({ kind, ...(userName && { userName }) });
  useEffect(load, [kind, userName]);
  const renderRow = useCallback(
    (candidate: ContractCandidate) => <Candidate candidate={candidate} onChoose={onChoose} />,
    [onChoose],
  );
  return (
    <>
      <Field
        name="candidate"
        type="search"
        label={t('proposal_search')}
        value={typed}
        onChange={setTyped}
        maxLength={20}
      />
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

function Candidate({
  candidate,
  onChoose,
}: {
  candidate: ContractCandidate;
  onChoose: CandidateListProps['onChoose'];
}) {
  const { userName, signed, proposed } = candidate;
  const top = signed && topOf(signed.terms)?.rate;
  const signedOrFree = top ? 'proposal_signed' : 'proposal_free';
  const note = proposed ? 'proposal_waiting' : signedOrFree;
  const standing = t(note, { rate: percent(top ?? '0') });
  if (!proposed) return <MemberRow name={userName} note={standing} onPress={() => onChoose(candidate)} />;
  return (
    <div className="agent-row">
      <span className="agent-initial" aria-hidden="true">
        {userName.charAt(0).toUpperCase()}
      </span>
      <span className="agent-who">
        <span className="agent-name ellipsis">{userName}</span>
        <span className="agent-note ellipsis">{standing}</span>
      </span>
    </div>
  );
}
