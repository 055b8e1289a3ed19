import { faultsOf, faultText } from '../../features/forms/faults.ts';
import { useForm } from '../../features/forms/use-form.ts';
import { PasswordField } from '../../features/passwords/PasswordField.tsx';
import { wordedDay } from '../../i18n/dates.ts';
import { siteDay } from '../../i18n/site-clock.ts';
import { t } from '../../i18n/texts.ts';
import { monthsAfter } from '../../lib/day-range.ts';
import { failureOf } from '../../stores/data/error-text.ts';
import { excludeSelf } from '../../stores/protection/protection.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Choices } from './Choices.tsx';
import styles from './Sheets.css';

/** Months of an exclusion; 0 is for good. */
const MONTHS = ['6', '12', '24', '60', '0'] as const;

/** The last day in words, if it begins today. */
const endOf = (months: number): string => wordedDay(monthsAfter(siteDay(), months));

const same = (typed: string, word: string): boolean => typed.trim().toUpperCase() === word;

/** Self-exclusion: for how long, and what it means. A typed word and the password keep it from happening by a slip. */
export default function ExcludeSheet({ onClose }: { onClose: () => void }) {
  const word = t('exclude_word');
  const form = useForm({
    first: { months: '6', 'exclude-word': '', 'exclude-password': '' },
    check: (fields) =>
      faultsOf({
        months: undefined,
        'exclude-word': same(fields['exclude-word'], word) ? undefined : { key: 'exclude_word_wrong' },
        'exclude-password': fields['exclude-password'] ? undefined : { key: 'exclude_password_missing' },
      }),
    send: async (fields) => {
      await excludeSelf(Number(fields.months), fields['exclude-password']);
      showToast('success', 'exclude_done', 4);
      onClose();
      scrollTo(0, 0);
    },
    refused: (thrown, { tell }) => {
      const { code, toast, text } = failureOf(thrown);
      if (code === 'password.wrong') tell('exclude-password', { key: 'exclude_password_wrong' });
      else showToast(toast, text, 3);
    },
  });
  const { values, faults, set } = form;
  return (
    <Drawer open from="bottom" title={t('exclude_title')} closeLabel={t('close')} onClose={onClose}>
      <form className={styles.protectSheet} noValidate onSubmit={form.submit}>
        <Choices
          label={t('break_how_long')}
          options={MONTHS.map((id) => ({ id, label: t(`exclude_${id}`) }))}
          value={values.months}
          onChange={(months) => set({ months })}
        />
        <Meaning months={Number(values.months)} />
        <Field
          name="exclude-word"
          label={t('exclude_type', { word })}
          value={values['exclude-word']}
          maxLength={20}
          error={faultText(faults['exclude-word'], { word })}
          onChange={(typed) => set({ 'exclude-word': typed })}
        />
        <PasswordField
          name="exclude-password"
          label={t('exclude_password')}
          value={values['exclude-password']}
          autoComplete="current-password"
          maxLength={128}
          error={faultText(faults['exclude-password'])}
          onChange={(password) => set({ 'exclude-password': password })}
        />
        <button type="submit" className={`btn btn-wide ${styles.protectSheetHot}`} aria-busy={form.busy}>
          {t('exclude_submit')}
        </button>
      </form>
    </Drawer>
  );
}

/** Until when it lasts, and what is closed until then. */
function Meaning({ months }: { months: number }) {
  return (
    <>
      <p aria-live="polite">{months === 0 ? t('exclude_0') : t('exclude_until', { at: endOf(months) })}</p>
      <div className={styles.protectSheetWarn}>
        <b>{t('exclude_what')}</b>
        <ul className={styles.protectSheetList}>
          <li>{t('exclude_what_closed')}</li>
          <li>{t('exclude_what_open')}</li>
          <li>{t('exclude_what_final')}</li>
          <li>{t('exclude_what_ads')}</li>
        </ul>
      </div>
    </>
  );
}
