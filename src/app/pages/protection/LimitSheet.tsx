import { useState } from 'react';
import type { PlayLimit } from '../../../contract/schemas/protection.ts';
import { faultsOf, faultText } from '../../features/forms/faults.ts';
import { useAct } from '../../features/forms/use-act.ts';
import { useForm } from '../../features/forms/use-form.ts';
import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
import { scale } from '../../lib/money-scale.ts';
import { endLimit, limitText, saveLimit } from '../../stores/protection/protection.ts';
import { tellFailure } from '../../stores/screen/tell-failure.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Choices } from './Choices.tsx';
import { effectOf, presetsOf, typedLimit } from './limit-rules.ts';
import styles from './Sheets.css';

interface LimitSheetProps {
  limit: PlayLimit;
  /** How long a higher limit waits. */
  hours: number;
  onClose: () => void;
}

/** Sends a change, and tells whether it holds at once. */
async function change(act: Promise<PlayLimit>): Promise<void> {
  const { pending } = await act;
  if (pending) showToast('success', 'limit_saved_later', 4, { at: longMoment(pending.effectiveAt) });
  else showToast('success', 'limit_saved', 3);
}

/** Sets, raises or removes one limit, and says what a new amount means before it is confirmed. */
export default function LimitSheet({ limit, hours, onClose }: LimitSheetProps) {
  const { kind, period, amount: current } = limit;
  const time = kind === 'time';
  const form = useForm({
    first: { limit: '' },
    check: (typed) => {
      const wrong = typedLimit(kind, typed.limit) === undefined;
      return faultsOf({ limit: wrong ? { key: time ? 'limit_minutes_format' : 'limit_format' } : undefined });
    },
    send: async (typed) => {
      await change(saveLimit({ kind, period, amount: typedLimit(kind, typed.limit) ?? '' }));
      onClose();
    },
    refused: tellFailure,
  });
  const amount = typedLimit(kind, form.values.limit);
  const effect = amount === undefined ? undefined : effectOf(limit, amount);
  const write = (text: string) => form.set({ limit: text });
  return (
    <Drawer
      open
      from="bottom"
      title={t(`limit_sheet_${period}`, { name: t(`limit_${kind}`) })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <form className={styles.protectSheet} noValidate onSubmit={form.submit}>
        <p className={styles.protectSheetNote}>{t(`limit_about_${kind}`)}</p>
        <Choices
          label={t('limit_presets')}
          options={presetsOf(kind, period).map((id) => ({ id, label: limitText(kind, id, 0) }))}
          value={form.values.limit}
          onChange={write}
        />
        <Field
          name="limit"
          label={t(time ? 'limit_minutes' : 'limit_amount')}
          value={form.values.limit}
          inputMode={time ? 'numeric' : 'decimal'}
          maxLength={10 + scale}
          error={faultText(form.faults.limit)}
          onChange={write}
        />
        <p className={styles.protectSheetNote} aria-live="polite">
          {effect && t(`limit_${effect}`, { hours, limit: limitText(kind, current ?? '0') })}
        </p>
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy} disabled={effect === 'same'}>
          {t('limit_submit')}
        </button>
        {current !== undefined && <RemoveLimit limit={limit} hours={hours} onRemoved={onClose} />}
      </form>
    </Drawer>
  );
}

interface RemoveLimitProps {
  limit: PlayLimit;
  hours: number;
  onRemoved: () => void;
}

/** Removes a limit in two taps; before the second it says what that means. */
function RemoveLimit({ limit, hours, onRemoved }: RemoveLimitProps) {
  const [asked, setAsked] = useState(false);
  const removal = useAct(async () => {
    await change(endLimit(limit));
    onRemoved();
  });
  if (!asked) {
    return (
      <button type="button" className={`btn btn-wide ${styles.protectSheetSecond}`} onClick={() => setAsked(true)}>
        {t('limit_remove')}
      </button>
    );
  }
  return (
    <div className={styles.protectSheetWarn} role="alert">
      <b>{t('limit_remove_title')}</b>
      <p>{t('limit_remove_text', { hours })}</p>
      <button
        type="button"
        className={`btn btn-ghost btn-wide ${styles.protectSheetSecond}`}
        aria-busy={removal.busy}
        onClick={removal.run}
      >
        {t('limit_remove')}
      </button>
    </div>
  );
}
