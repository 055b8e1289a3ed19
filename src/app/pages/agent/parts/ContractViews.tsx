import './contract-styles.ts';
import type { ContractInfo, ContractKind } from '../../../../contract/schemas/contracts.ts';
import { ContractHistory } from './ContractHistory.tsx';
import { ContractPayouts } from './ContractPayouts.tsx';
import { ContractRequest } from './ContractRequest.tsx';
import { ContractTeam } from './ContractTeam.tsx';

export type ContractViewsProps = { kind: ContractKind } & (
  | { view: 'team' | 'history' | 'payouts' | 'owed' }
  | { view: 'request'; info: ContractInfo; onAnswered: () => void }
);

/**
 * What a contract's page shows beside the contract itself. It is one part: by themselves each would be small, and a line in the table
 * of sheets that each first visit pays for.
 */
export default function ContractViews(props: ContractViewsProps) {
  const { kind, view } = props;
  if (view === 'request') return <ContractRequest {...props} />;
  if (view === 'team') return <ContractTeam kind={kind} />;
  if (view === 'history') return <ContractHistory kind={kind} />;
  return <ContractPayouts kind={kind} owed={view === 'owed'} />;
}
