import './ApplyReward.css';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { PromotionStatus } from '../../../../contract/schemas/announcements.ts';
import { t } from '../../../i18n/texts.ts';
import { activity, go } from '../../../routes/links.ts';
import { freshDraft } from '../../../stores/apply-draft.ts';
import { errorText } from '../../../stores/error-text.ts';
import { promotionList } from '../../../stores/promotion-list.ts';
import { promotionStates, stateOf } from '../../../stores/promotion-states.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { ClosedFace } from '../ClosedFace.tsx';

/** Application for a reward (SPEC 2.10): for promotions that ask for remarks or pictures, once. */
export default function ApplyReward() {
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  const [fresh, setFresh] = useState(false);

  useEffect(() => {
    freshDraft();
    promotionList.want();
    // What stands there may be from before: whether somebody may apply is asked anew.
    void promotionStates.load().then(() => setFresh(true));
  }, []);

  return <div className="apply-page">{content(id, fresh)}</div>;
}

/** What only a promotion says that has been applied for. */
const APPLIED: readonly (PromotionStatus | undefined)[] = ['applying', 'issued', 'rejected', 'claimed'];

function content(id: string, fresh: boolean) {
  const promotions = promotionList.value.value;
  const promotion = promotions?.find((one) => one.id === id);
  const state = fresh ? stateOf(id) : undefined;
  const error = promotionStates.error.value ?? (promotions ? undefined : promotionList.error.value);
  if (error?.code === 'account.excluded') return <ClosedFace />;
  if (promotion && state?.action === 'apply') return <ApplyForm key={id} promotion={promotion} amount={state.amount} />;
  if (error) return <FailedFace offline={error.kind === 'offline'} text={t(errorText(error))} />;
  if (!promotions || !fresh) return <LineBones count={5} />;
  const applied = APPLIED.includes(state?.status);
  return (
    <Face
      kind="empty"
      title={t(applied ? 'apply_done' : 'apply_none')}
      text={t(applied ? 'apply_done_text' : 'apply_none_text')}
      action={t('apply_back')}
      onAction={() => go(activity(id), { replace: true })}
    />
  );
}

function FailedFace({ offline, text }: { offline: boolean; text: string }) {
  return (
    <Face
      kind={offline ? 'offline' : 'error'}
      title={t('apply_failed')}
      text={text}
      action={t('retry')}
      onAction={() => {
        void promotionStates.load();
        void promotionList.load();
      }}
      busy={promotionStates.busy.value || promotionList.busy.value}
    />
  );
}
