import { useCallback, useEffect, useState } from 'react';
import type { Contract, ContractKind } from '../../../../contract/schemas/contracts.ts';
import { tightMoment } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/texts.ts';
import { contractHistory } from '../../../stores/contract-records.ts';
import { TeamRows } from '../TeamRows.tsx';
import { ContractRow } from './ContractRow.tsx';
import { ContractSheet } from './ContractSheet.tsx';

/** Contracts of a kind in every state, on either side, newest first; a tap shows the terms. */
export function ContractHistory({ kind }: { kind: ContractKind }) {
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
