import type { ReactNode } from 'react';
import { durationText } from '../../i18n/duration.ts';
import { t } from '../../i18n/texts.ts';
import { chooseRealityCheck } from '../../stores/protection/protection.ts';
import { tellFailure } from '../../stores/screen/tell-failure.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { clock } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import styles from './Protection.css';

interface ProtectCardProps {
  icon: string;
  title: string;
  hint: string;
  children: ReactNode;
}

/** A protection told in a few words, and the way to choose it. */
export function ProtectCard({ icon, title, hint, children }: ProtectCardProps) {
  return (
    <section className={`card ${styles.protectCard}`}>
      <div className={styles.protectHead}>
        <Icon path={icon} />
        <h2>{title}</h2>
      </div>
      <p className={styles.protectHint}>{hint}</p>
      {children}
    </section>
  );
}

interface SheetCardProps extends Omit<ProtectCardProps, 'children'> {
  /** Label of the button that opens the sheet. */
  label: string;
  danger?: boolean;
  onOpen: () => void;
}

/** A protection that is chosen in a sheet. */
export function SheetCard({ label, danger = false, onOpen, ...card }: SheetCardProps) {
  return (
    <ProtectCard {...card}>
      <button
        type="button"
        className={danger ? `btn btn-ghost btn-wide ${styles.protectDanger}` : 'btn btn-ghost btn-wide'}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {label}
      </button>
    </ProtectCard>
  );
}

/** Minutes between reality checks that can be chosen; 0 is never. */
const CHOICES: readonly number[] = [15, 30, 60, 0];

async function choose(minutes: number): Promise<void> {
  try {
    await chooseRealityCheck(minutes);
    showToast('success', 'check_saved');
  } catch (thrown) {
    tellFailure(thrown);
  }
}

/** How often the reality check comes. A choice that cannot be saved falls back to the one that holds. */
export function RealityCheck({ minutes }: { minutes: number }) {
  const choices = CHOICES.includes(minutes) ? CHOICES : [minutes, ...CHOICES];
  return (
    <ProtectCard icon={clock} title={t('check_title')} hint={t('check_hint')}>
      <Segmented
        name="check"
        label={t('check_title')}
        value={String(minutes)}
        onChange={(next) => void choose(Number(next))}
        options={choices.map((one) => ({ id: String(one), label: one ? durationText(one) : t('check_off') }))}
      />
    </ProtectCard>
  );
}
