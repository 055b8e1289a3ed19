import './EditSheet.css';
import type { FormEvent, ReactNode } from 'react';
import { t } from '../../../i18n/texts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { faultText } from '../fault-text.ts';
import type { Fault } from '../form-rules.ts';

export interface EditSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the form is for, or what it ties the member to. */
  lead?: string | undefined;
  failed: Fault | undefined;
  busy: boolean;
  submitLabel?: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form in a sheet from the bottom: what it is for, its fields, what went wrong, and the one button. */
export function EditSheet({
  open,
  onClose,
  title,
  lead,
  failed,
  busy,
  submitLabel,
  onSubmit,
  children,
}: EditSheetProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Drawer open={open} from="bottom" title={title} closeLabel={t('close')} onClose={onClose}>
      <form className="edit" method="post" noValidate onSubmit={submit}>
        {lead && <p className="edit-lead">{lead}</p>}
        {children}
        {failed && (
          <p className="edit-failed" role="alert">
            {faultText(failed)}
          </p>
        )}
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
          {submitLabel ?? t('save')}
        </button>
      </form>
    </Drawer>
  );
}
