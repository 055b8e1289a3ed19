import type { SecurityConfig } from '../../../../contract/schemas/security.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { shieldCheck } from '../../../ui/icon/account.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './Security.css';
import { nextStep, type SecurityStep, strengthOf } from './security-rows.ts';

interface SecurityMeterProps {
  config: SecurityConfig;
  onNext: (id: SecurityStep) => void;
}

/** How well the account is protected, in words, as a figure and as a bar, and the next step to protect it better. */
export function SecurityMeter({ config, onNext }: SecurityMeterProps) {
  const strength = strengthOf(config.score);
  const next = nextStep(config);
  return (
    <section
      className={`card ${styles.secMeter} ${styles[`sec--${strength}`]}`}
      aria-label={t('security_score', { score: config.score })}
    >
      <div className={styles.secHead}>
        <span className={styles.secShield}>
          <Icon path={shieldCheck} size="xl" />
        </span>
        <div className={styles.secWords}>
          <p className={styles.secStrength}>{t(`security_${strength}`)}</p>
          <p className={styles.secHint}>{t(next ? 'security_hint' : 'security_done')}</p>
        </div>
        <p className={styles.secFigure} aria-hidden="true">
          {percent(String(config.score))}
        </p>
      </div>
      <div className={styles.secBar} aria-hidden="true">
        <span className={styles.secFill} style={{ width: `${Math.max(config.score, 4)}%` }} />
      </div>
      {next && (
        <button type="button" className={`btn btn-ghost btn-wide ${styles.secNext}`} onClick={() => onNext(next)}>
          {t(`step_${next}`)}
        </button>
      )}
    </section>
  );
}
