import type { FormEvent, ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { type Fault, faultText } from './faults.ts';
import styles from './SheetForm.css';

interface SheetFormProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the form is for, or what it ties the member to. */
  lead?: string | undefined;
  /** The state of the form, as `useForm` gives it. */
  form: { failed: Fault | undefined; busy: boolean; submit: () => Promise<void> };
  submitLabel?: string;
  /** In place of the form's own submit. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** A form in a sheet from the bottom: what it is for, its fields, what went wrong, and the one button. */
export function SheetForm({ open, onClose, title, lead, form, submitLabel, onSubmit, children }: SheetFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onSubmit) onSubmit();
    else void form.submit();
  };
  return (
    <Drawer open={open} from="bottom" title={title} closeLabel={t('close')} onClose={onClose}>
      <form className={styles.edit} method="post" noValidate onSubmit={submit}>
        {lead && <p className={styles.editLead}>{lead}</p>}
        {children}
        {form.failed && (
          <p className={styles.editFailed} role="alert">
            {faultText(form.failed)}
          </p>
        )}
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
          {submitLabel ?? t('save')}
        </button>
      </form>
    </Drawer>
  );
}

interface OnceCheckProps {
  /** What is about to be fixed, as the member reads it. */
  values: readonly string[];
  onBack: () => void;
}

/** Asks the member to look once more at what cannot be changed later, before the form is sent. */
export function OnceCheck({ values, onBack }: OnceCheckProps) {
  return (
    <div className={styles.editOnce} role="alert">
      <p className={styles.editOnceTitle}>{t('once_title')}</p>
      {values.map((value) => (
        <p key={value} className={styles.editOnceValue}>
          {value}
        </p>
      ))}
      <button type="button" className={`btn btn-quiet ${styles.editOnceBack}`} onClick={onBack}>
        {t('once_back')}
      </button>
    </div>
  );
}
