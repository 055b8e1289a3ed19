import type { ReactNode } from 'react';
import type { Contract, ContractStatus } from '../../../../contract/schemas/contracts.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import agentStyles from '../agent.css';
import { Facts } from '../Facts.tsx';
import { MemberRow } from '../MemberRow.tsx';
import sheetStyles from '../sheet.css';
import { ContractTerms, topOf } from './ContractTerms.tsx';
import dealStyles from './deal.css';

const TONES: Partial<Record<ContractStatus, string>> = {
  signed: agentStyles.agentWon,
  rejected: agentStyles.agentLost,
  proposed: dealStyles.dealWaits,
};

/** Whom the member has the contract with. */
const otherSide = ({ side, uplineName, downlineName }: Contract): string =>
  side === 'upline' ? downlineName : (uplineName ?? t('deal_house'));

export interface ContractRowProps {
  contract: Contract;
  note: string;
  onPress: () => void;
}

/** The other side of a contract, its best rate, how it stands, and why it was rejected. */
export function ContractRow({ contract, note, onPress }: ContractRowProps) {
  const { side, status, terms, reason } = contract;
  return (
    <MemberRow
      name={otherSide(contract)}
      note={
        <>
          {t(side === 'upline' ? 'deal_to' : 'deal_by')} · {note}
          {reason && <span className={`${dealStyles.dealReason} ellipsis`}>{reason}</span>}
        </>
      }
      figure={t(`deal_state_${status}`)}
      tone={TONES[status] ?? dealStyles.dealOver}
      detail={t('deal_up_to', { rate: percent(topOf(terms)?.rate ?? '0') })}
      onPress={onPress}
    />
  );
}

export interface ContractSheetProps {
  contract: Contract;
  onClose: () => void;
  /** What can be done with it. */
  foot?: ReactNode;
}

/** A contract with its terms, what became of it, and when. */
export function ContractSheet({ contract, onClose, foot }: ContractSheetProps) {
  const { status, createdAt, processedAt, reason } = contract;
  const facts = [
    { label: t('deal_state'), value: t(`deal_state_${status}`) },
    { label: t('deal_proposed'), value: shortMoment(createdAt) },
    ...(processedAt
      ? [
          {
            label: t(`deal_when_${status === 'ended' ? 'signed' : status}`),
            value: shortMoment(processedAt),
          },
        ]
      : []),
    ...(reason ? [{ label: t('deal_reason_given'), value: reason }] : []),
  ];
  return (
    <Drawer open from="bottom" title={otherSide(contract)} closeLabel={t('close')} onClose={onClose} foot={foot}>
      <div className={sheetStyles.agentSheet}>
        <Facts facts={facts} />
        <ContractTerms contract={contract} />
      </div>
    </Drawer>
  );
}
