import { useEffect, useState } from 'react';
import { REMARKS_LENGTH } from '../../../../contract/fields/limits.ts';
import type { Announcement } from '../../../../contract/schemas/announcements.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { loadPart } from '../../../lib/lazy-part.ts';
import { activityDetail, go } from '../../../routes/links.ts';
import {
  appliedPictures,
  applyForm,
  applyPhase,
  keepsPictures,
  maySubmit,
} from '../../../stores/promotions/apply-draft.ts';
import { headPicture, periodOf } from '../../../stores/promotions/promotion-list.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { PicturesField } from '../../../ui/field/PicturesField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Press } from '../../../ui/press/Press.tsx';
import styles from './ApplyReward.css';

const ACCEPT = 'image/jpeg,image/png,.jpg,.jpeg,.png';
const MOST = 3;

/** Does something with an application once its code has loaded; a toast says when it cannot be loaded. */
async function withApplication(act: (application: typeof import('./application.ts')) => unknown): Promise<void> {
  try {
    await act(await loadPart(() => import('./application.ts')));
  } catch (error) {
    console.error(error);
    showToast('offline', 'no_internet', 3);
  }
}

interface ApplyFormProps {
  promotion: Announcement;
  /** What the reward comes to as a rule, as a decimal string. */
  amount: string | undefined;
}

/** The form of an application: remarks and pictures. What is typed and chosen survives a reload. */
export function ApplyForm({ promotion, amount }: ApplyFormProps) {
  const { id, imageRequired, remarkRequired } = promotion;
  const form = useForm({
    name: applyForm(id),
    first: { remarks: '' },
    // The button waits until nothing is missing.
    check: () => ({}),
    send: async ({ remarks }) => {
      await withApplication((application) => application.submit(promotion, remarks));
      return false;
    },
  });
  const { remarks } = form.values;
  const phase = applyPhase.value;

  useEffect(() => {
    if (keepsPictures(id)) void withApplication((application) => application.recall(id));
  }, [id]);

  const cancel = () => {
    form.reset({ remarks: '' });
    void withApplication((application) => application.clear(id));
  };
  return (
    <form noValidate onSubmit={form.submit}>
      <Subject promotion={promotion} amount={amount} />
      {remarkRequired === 'Y' && (
        <TextArea
          name="remarks"
          label={t('apply_remarks')}
          hint={t('apply_remarks_hint')}
          required
          value={remarks}
          maxLength={REMARKS_LENGTH}
          disabled={phase !== 'open'}
          onChange={(text) => form.set({ remarks: text })}
        />
      )}
      {imageRequired === 'Y' && <Pictures id={id} />}
      {phase === 'unknown' ? (
        <Unknown id={id} />
      ) : (
        <div className={styles.applyEnds}>
          <button type="button" className="btn btn-ghost" disabled={phase === 'sending'} onClick={cancel}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            className={`btn btn-primary ${styles.applySend}`}
            disabled={!maySubmit(promotion, remarks, appliedPictures.value.length)}
            aria-busy={phase === 'sending'}
          >
            {t('apply_submit')}
          </button>
        </div>
      )}
    </form>
  );
}

/** The pictures that prove it. */
function Pictures({ id }: { id: string }) {
  const [reading, setReading] = useState(false);
  const pick = async (files: readonly File[]) => {
    setReading(true);
    await withApplication((application) => application.pick(id, files));
    setReading(false);
  };
  return (
    <PicturesField
      name="pictures"
      label={t('apply_pictures')}
      hint={t('apply_pictures_hint')}
      required
      accept={ACCEPT}
      most={MOST}
      pictures={appliedPictures.value}
      texts={{
        add: t('apply_add'),
        remove: (number) => t('apply_remove', { number }),
        picture: (number) => t('apply_picture', { number }),
      }}
      busy={reading}
      disabled={applyPhase.value !== 'open'}
      onPick={(files) => void pick(files)}
      onRemove={(picture) => void withApplication((application) => application.takeAway(id, picture))}
    />
  );
}

/** The answer was lost, and the state cannot be asked for yet. */
function Unknown({ id }: { id: string }) {
  return (
    <div className={`card ${styles.applyUnknown}`} role="alert">
      <p>{t('apply_unknown')}</p>
      <button
        type="button"
        className="btn btn-primary btn-wide"
        onClick={() => void withApplication((application) => application.check(id))}
      >
        {t('apply_check')}
      </button>
    </div>
  );
}

/** The promotion that it is about. */
function Subject({ promotion, amount }: ApplyFormProps) {
  const { id, title } = promotion;
  const way = activityDetail(id);
  return (
    <section className={`card ${styles.applySubject}`}>
      <div className={styles.applyPicture}>
        <Picture src={headPicture(promotion)} name={title} width={112} height={63} eager />
      </div>
      <div className={styles.applyAbout}>
        <h2>{title}</h2>
        <p className={styles.applyWhen}>{periodOf(promotion)}</p>
        {amount && <p className={styles.applyAmount}>{t('apply_up_to', { amount: money(amount, currency.value) })}</p>}
        <Press className={styles.applyRules} href={way} onPress={() => go(way)}>
          {t('apply_rules')}
        </Press>
      </div>
    </section>
  );
}
