import { useState } from 'react';
import { REMARKS_LENGTH } from '../../../../contract/fields/limits.ts';
import { t } from '../../../i18n/texts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';

export interface RejectSheetProps {
  /** '' where no reason was given. */
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks whether a request is to be rejected, with room for a reason. */
export function RejectSheet({ onReject, onClose }: RejectSheetProps) {
  const [reason, setReason] = useState('');
  const reject = () => {
    onClose();
    onReject(reason.trim());
  };
  const foot = (
    <div className="deal-answers">
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        {t('cancel')}
      </button>
      <button type="button" className="btn btn-ghost deal-danger" onClick={reject}>
        {t('deal_reject_yes')}
      </button>
    </div>
  );
  return (
    <Drawer open from="bottom" title={t('deal_reject_title')} closeLabel={t('close')} onClose={onClose} foot={foot}>
      <div className="agent-sheet">
        <p className="deal-example">{t('deal_reject_text')}</p>
        <Field
          name="contract-reason"
          label={t('deal_reason')}
          value={reason}
          onChange={setReason}
          maxLength={REMARKS_LENGTH}
          counter
        />
      </div>
    </Drawer>
  );
}
