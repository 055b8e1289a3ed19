import type { ReactNode } from 'react';
import type { Contract } from '../../../../contract/schemas/contracts.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/texts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { ContractTerms } from '../ContractTerms.tsx';

export interface ContractSheetProps {
  contract: Contract;
  onClose: () => void;
  /** What can be done with it. */
  foot?: ReactNode;
}

/** A contract with its terms, what became of it, and when. */
export function ContractSheet({ contract, onClose, foot }: ContractSheetProps) {
  const { side, uplineName, downlineName, status, createdAt, processedAt, reason } = contract;
  const title = side === 'upline' ? downlineName : (uplineName ?? t('deal_house'));
  return (
    <Drawer open from="bottom" title={title} closeLabel={t('close')} onClose={onClose} foot={foot}>
      <div className="agent-sheet">
        <dl>
          <div className="deal-line">
            <dt>{t('deal_state')}</dt>
            <dd>{t(`deal_state_${status}`)}</dd>
          </div>
          <div className="deal-line">
            <dt>{t('deal_proposed')}</dt>
            <dd>{shortMoment(createdAt)}</dd>
          </div>
          {processedAt && (
            <div className="deal-line">
              <dt>{t(`deal_when_${status === 'ended' ? 'signed' : status}`)}</dt>
              <dd>{shortMoment(processedAt)}</dd>
            </div>
          )}
          {reason && (
            <div className="deal-line">
              <dt>{t('deal_reason_given')}</dt>
              <dd>{reason}</dd>
            </div>
          )}
        </dl>
        <ContractTerms contract={contract} />
      </div>
    </Drawer>
  );
}
