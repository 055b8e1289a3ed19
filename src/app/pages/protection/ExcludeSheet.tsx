import './Sheets.css';
import { type FormEvent, useState } from 'react';
import { longDay } from '../../i18n/dates.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { failureOf } from '../../stores/data/error-text.ts';
import { excludeSelf } from '../../stores/protection/protection.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { focusField } from '../../ui/field/shell.tsx';
import { Choices } from './Choices.tsx';

/** Months of an exclusion; 0 is for good. */
const MONTHS = ['6', '12', '24', '60', '0'] as const;
type Months = (typeof MONTHS)[number];

interface Faults {
  word?: TextKey;
  password?: TextKey;
}

/** An estimate of the last day; the platform's answer holds the real one. */
function endOf(months: number): string {
  const end = new Date();
  end.setMonth(end.getMonth() + months);
  return end.toISOString();
}

const same = (typed: string, word: string): boolean => typed.trim().toUpperCase() === word;

/** Self-exclusion: for how long, and what it means. A typed word and the password keep it from happening by a slip. */
export default function ExcludeSheet({ onClose }: { onClose: () => void }) {
  const [months, setMonths] = useState<Months>('6');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const word = t('exclude_word');

  const send = async () => {
    setBusy(true);
    try {
      await excludeSelf(Number(months), password);
      showToast('success', 'exclude_done', 4);
      onClose();
      scrollTo(0, 0);
    } catch (thrown) {
      const { code, toast, text } = failureOf(thrown);
      if (code === 'password.wrong') {
        setFaults({ password: 'exclude_password_wrong' });
        focusField('exclude-password');
      } else showToast(toast, text, 3);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: Faults = {
      ...(!same(typed, word) && { word: 'exclude_word_wrong' }),
      ...(!password && { password: 'exclude_password_missing' }),
    };
    setFaults(found);
    if (found.word) focusField('exclude-word');
    else if (found.password) focusField('exclude-password');
    else void send();
  };
  return (
    <Drawer open from="bottom" title={t('exclude_title')} closeLabel={t('close')} onClose={onClose}>
      <form className="sheet" noValidate onSubmit={submit}>
        <Choices
          label={t('break_how_long')}
          options={MONTHS.map((id) => ({ id, label: t(`exclude_${id}`) }))}
          value={months}
          onChange={(id) => setMonths(id as Months)}
        />
        <p aria-live="polite">
          {months === '0' ? t('exclude_0') : t('exclude_until', { at: longDay(endOf(Number(months))) })}
        </p>
        <div className="sheet-warn">
          <b>{t('exclude_what')}</b>
          <ul className="sheet-list">
            <li>{t('exclude_what_closed')}</li>
            <li>{t('exclude_what_open')}</li>
            <li>{t('exclude_what_final')}</li>
            <li>{t('exclude_what_ads')}</li>
          </ul>
        </div>
        <Field
          name="exclude-word"
          label={t('exclude_type', { word })}
          value={typed}
          maxLength={20}
          error={faults.word && t(faults.word, { word })}
          onChange={setTyped}
        />
        <Field
          name="exclude-password"
          type="password"
          label={t('exclude_password')}
          value={password}
          autoComplete="current-password"
          maxLength={128}
          reveal={{ show: t('password_reveal'), hide: t('password_conceal') }}
          error={faults.password && t(faults.password)}
          onChange={setPassword}
        />
        <button type="submit" className="btn btn-wide sheet-hot" aria-busy={busy}>
          {t('exclude_submit')}
        </button>
      </form>
    </Drawer>
  );
}
