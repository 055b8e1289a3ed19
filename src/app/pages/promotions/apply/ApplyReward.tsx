import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { PromotionStatus } from '../../../../contract/schemas/announcements.ts';
import { FailedFace } from '../../../features/loading/Loaded.tsx';
import { TrialFace } from '../../../features/sign-in/trial.tsx';
import { t } from '../../../i18n/texts.ts';
import { activity, go } from '../../../routes/links.ts';
import { freshDraft } from '../../../stores/promotions/apply-draft.ts';
import { promotionList } from '../../../stores/promotions/promotion-list.ts';
import { promotionStates, stateOf } from '../../../stores/promotions/promotion-states.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { ClosedFace } from '../ClosedFace.tsx';
import { ApplyForm } from './ApplyForm.tsx';

/** Application for a reward (SPEC 2.10): for promotions that ask for remarks or pictures, once. */
export default function ApplyReward() {
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  const [fresh, setFresh] = useState(false);

  useEffect(() => {
    freshDraft();
    promotionList.want();
    // Known states may be old: the platform says anew whether the member may apply.
    void promotionStates.load().then(() => setFresh(true));
  }, []);

  return <div className="page">{content(id, fresh)}</div>;
}

/** The states of a promotion after an application. */
const APPLIED: readonly (PromotionStatus | undefined)[] = ['applying', 'issued', 'rejected', 'claimed'];

function askAgain(): void {
  void promotionStates.load();
  void promotionList.load();
}

function content(id: string, fresh: boolean) {
  const promotions = promotionList.value.value;
  const promotion = promotions?.find((one) => one.id === id);
  const state = fresh ? stateOf(id) : undefined;
  if (!hasRole('account')) return <TrialFace />;
  const error = promotionStates.error.value ?? (promotions ? undefined : promotionList.error.value);
  if (error?.code === 'account.excluded') return <ClosedFace />;
  if (promotion && state?.action === 'apply' && hasRole('money'))
    return <ApplyForm key={id} promotion={promotion} amount={state.amount} />;
  if (error) {
    const failed = promotionStates.error.value ? promotionStates : promotionList;
    return <FailedFace resource={failed} title={t('apply_failed')} onRetry={askAgain} />;
  }
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
