import { t } from '../../i18n/texts.ts';
import { durationText } from '../../lib/duration.ts';
import { failureOf } from '../../stores/error-text.ts';
import { chooseRealityCheck } from '../../stores/protection.ts';
import { showToast } from '../../stores/toasts.ts';
import { clock } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';

/** Minutes between reality checks that can be chosen; 0 is never. */
const CHOICES: readonly number[] = [15, 30, 60, 0];

async function choose(minutes: number): Promise<void> {
  try {
    await chooseRealityCheck(minutes);
    showToast('success', 'check_saved');
  } catch (thrown) {
    const { toast, text } = failureOf(thrown);
    showToast(toast, text, 3);
  }
}

/** How often the reality check comes. A choice that could not be saved falls back to what holds. */
export function RealityCheck({ minutes }: { minutes: number }) {
  const choices = CHOICES.includes(minutes) ? CHOICES : [minutes, ...CHOICES];
  return (
    <section className="card protect-card">
      <div className="protect-head">
        <Icon path={clock} />
        <h2>{t('check_title')}</h2>
      </div>
      <p className="protect-hint">{t('check_hint')}</p>
      <Segmented
        name="check"
        label={t('check_title')}
        value={String(minutes)}
        onChange={(next) => void choose(Number(next))}
        options={choices.map((one) => ({ id: String(one), label: one ? durationText(one) : t('check_off') }))}
      />
    </section>
  );
}
