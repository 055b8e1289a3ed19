import { useCallback, useEffect, useState } from 'react';
import type { ContractCandidate, ContractKind } from '../../../../../contract/schemas/contracts.ts';
import { percent } from '../../../../i18n/percent.ts';
import { t } from '../../../../i18n/texts.ts';
import { contractCandidates } from '../../../../stores/contract-proposal.ts';
import { MemberRow, TeamRows } from '../../MemberRow.tsx';
import { NameSearch } from '../../NameSearch.tsx';
import { topOf } from '../contract-words.ts';

export interface CandidateListProps {
  kind: ContractKind;
  onChoose: (candidate: ContractCandidate) => void;
}

/** Members right below, by name; who has a request already is not chosen again. */
export function CandidateList({ kind, onChoose }: CandidateListProps) {
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
