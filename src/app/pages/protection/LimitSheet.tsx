import './Sheets.css';
import { type FormEvent, useState } from 'react';
import type { PlayLimit } from '../../../contract/schemas/protection.ts';
import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
import { failureOf } from '../../stores/data/error-text.ts';
import { endLimit, limitText, saveLimit } from '../../stores/protection/protection.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { focusField } from '../../ui/field/shell.tsx';
import { Choices } from './Choices.tsx';
import { effectOf, presetsOf, typedLimit } from './limit-rules.ts';

interface LimitSheetProps {
  limit: PlayLimit;
  /** How long a higher limit waits. */
  hours: number;
  onClose: () => void;
}

const tellSaved = ({ pending }: PlayLimit): void => {
  if (pending) showToast('success', 'limit_saved_later', 4, { at: longMoment(pending.effectiveAt) });
  else showToast('success', 'limit_saved', 3);
};

/** Sets, raises or removes one limit, and says what a new amount means before it is confirmed. */
export default function LimitSheet({ limit, hours, onClose }: LimitSheetProps) {
  const { kind, period, amount: current } = limit;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState(false);
  const [busy, setBusy] = useState(false);

  const amount = typedLimit(kind, typed);
  const write = (text: string) => {
    setTyped(text);
    setFault(false);
  };
  const run = async (act: () => Promise<PlayLimit>) => {
    if (busy) return;
    setBusy(true);
    try {
      tellSaved(await act());
      onClose();
    } catch (thrown) {
      const failure = failureOf(thrown);
      showToast(failure.toast, failure.text, 3);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === undefined) {
      setFault(true);
      focusField('limit');
      return;
    }
    void run(() => saveLimit({ kind, period, amount }));
  };
  const effect = amount === undefined ? undefined : effectOf(limit, amount);
  return (
    <Drawer
      open
      from="bottom"
      title={t(`limit_sheet_${period}`, { name: t(`limit_${kind}`) })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <form className="sheet" noValidate onSubmit={submit}>
        <p className="sheet-note">{t(`limit_about_${kind}`)}</p>
        <Choices
          label={t('limit_presets')}
          options={presetsOf(kind, period).map((id) => ({ id, label: limitText(kind, id).replace(/[.,]00$/, '') }))}
          value={typed}
          onChange={write}
        />
        <Field
          name="limit"
          label={t(kind === 'time' ? 'limit_minutes' : 'limit_amount')}
          value={typed}
          inputMode={kind === 'time' ? 'numeric' : 'decimal'}
          maxLength={12}
          error={fault ? t(kind === 'time' ? 'limit_minutes_format' : 'limit_format') : ''}
          onChange={write}
        />
        <p className="sheet-note" aria-live="polite">
          {effect && t(`limit_${effect}`, { hours, limit: limitText(kind, current ?? '0') })}
        </p>
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy} disabled={effect === 'same'}>
          {t('limit_submit')}
        </button>
        {current !== undefined && (
          <RemoveLimit hours={hours} busy={busy} onRemove={() => void run(() => endLimit(limit))} />
        )}
      </form>
    </Drawer>
  );
}

interface RemoveLimitProps {
  hours: number;
  busy: boolean;
  onRemove: () => void;
}

/** Removes a limit in two taps; before the second it says what that means. */
function RemoveLimit({ hours, busy, onRemove }: RemoveLimitProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="btn btn-wide sheet-second" onClick={() => setAsked(true)}>
        {t('limit_remove')}
      </button>
    );
  }
  return (
    <div className="sheet-warn" role="alert">
      <b>{t('limit_remove_title')}</b>
      <p>{t('limit_remove_text', { hours })}</p>
      <button type="button" className="btn btn-ghost btn-wide sheet-second" aria-busy={busy} onClick={onRemove}>
        {t('limit_remove')}
      </button>
    </div>
  );
}
