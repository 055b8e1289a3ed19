import { useCallback, useEffect, useState } from 'react';
import type { Contract, ContractInfo, ContractKind } from '../../../../contract/schemas/contracts.ts';
import { tightMoment } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/texts.ts';
import { contractHistory } from '../../../stores/contracts/contract-records.ts';
import { TeamRows } from '../MemberRow.tsx';
import { ContractPayouts } from './ContractPayouts.tsx';
import { ContractRequest } from './ContractRequest.tsx';
import { ContractRow, ContractSheet } from './ContractRow.tsx';
import { ContractTeam } from './ContractTeam.tsx';

export type ContractViewsProps = { kind: ContractKind } & (
  | { view: 'team' | 'history' | 'payouts' | 'owed' }
  | { view: 'request'; info: ContractInfo; onAnswered: () => void }
);

/** What a contract's page shows beside the contract itself, one view for each tab. */
export default function ContractViews(props: ContractViewsProps) {
  const { kind, view } = props;
  if (view === 'request') return <ContractRequest {...props} />;
  if (view === 'team') return <ContractTeam kind={kind} />;
  if (view === 'history') return <ContractHistory kind={kind} />;
  return <ContractPayouts kind={kind} owed={view === 'owed'} />;
}

/** Contracts of a kind in every state, on either side, newest first; a tap shows the terms. */
function ContractHistory({ kind }: { kind: ContractKind }) {
  const [open, setOpen] = useState<Contract>();
  const load = () => contractHistory.open({ kind });
  useEffect(load, [kind]);
  const renderRow = useCallback(
    (contract: Contract) => (
      <ContractRow contract={contract} note={tightMoment(contract.createdAt)} onPress={() => setOpen(contract)} />
    ),
    [],
  );
  return (
    <>
      <TeamRows
        record={contractHistory}
        renderRow={renderRow}
        label={t('deal_view_history')}
        empty={{ title: t('deal_history_empty') }}
        failed={t('deal_history_failed')}
        onRetry={load}
      />
      {open && <ContractSheet contract={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
