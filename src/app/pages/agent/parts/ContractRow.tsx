import type { Contract, ContractStatus } from '../../../../contract/schemas/contracts.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { topOf } from '../contract-words.ts';
import { MemberRow } from '../MemberRow.tsx';

const TONES: Partial<Record<ContractStatus, string>> = {
  signed: 'agent-won',
  rejected: 'agent-lost',
  proposed: 'deal-waits',
};

export interface ContractRowProps {
  contract: Contract;
  note: string;
  onPress: () => void;
}

/** The other side of a contract, its best rate, and how it stands. */
export function ContractRow({ contract, note, onPress }: ContractRowProps) {
  const { side, uplineName, downlineName, status, terms } = contract;
  return (
    <MemberRow
      name={side === 'upline' ? downlineName : (uplineName ?? t('deal_house'))}
      note={`${t(side === 'upline' ? 'deal_to' : 'deal_by')} · ${note}`}
      figure={t(`deal_state_${status}`)}
      tone={TONES[status] ?? 'deal-over'}
      detail={t('deal_up_to', { rate: percent(topOf(terms)?.rate ?? '0') })}
      onPress={onPress}
    />
  );
}
