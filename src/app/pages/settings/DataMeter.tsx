import { KINDS, type Kind, totalOf, type Usage } from '../../device/meter.ts';
import { dataSize } from '../../i18n/figures.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { monthUsage, visitUsage } from '../../stores/settings/meter.ts';
import styles from './Settings.css';

/** The data meter: bytes of this visit and this month by kind, and what the browser cannot count. */
export function DataMeter() {
  const visit = visitUsage.value;
  const month = monthUsage.value;
  return (
    <div className={`card ${styles.setCard}`}>
      <h3 className={styles.setLabel}>{t('data_use')}</h3>
      <div className={styles.meterSums}>
        <Sum label={t('data_month')} usage={month} />
        <div className={styles.meterVisit}>
          <Sum label={t('data_visit')} usage={visit} />
        </div>
      </div>
      <Bar usage={month} />
      <table className={styles.meterTable}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('data_visit')}</th>
            <th scope="col">{t('data_month')}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <i className={`${styles.meterDot} ${styles[`meter--${kind}`]}`} />
                {t(`data_${kind}`)}
              </th>
              <td>{sizeOf(visit, kind)}</td>
              <td>{sizeOf(month, kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Notes visit={visit} month={month} />
    </div>
  );
}

/** The bytes of a kind; `?` for games that were opened elsewhere, as nobody can count them. */
function sizeOf(usage: Usage, kind: Kind): string {
  return kind === 'games' && usage.games === 0 && usage.opened > 0 ? '?' : dataSize(usage[kind]);
}

function Sum({ label, usage }: { label: string; usage: Usage }) {
  return (
    <div className={styles.meterSum}>
      <p className={styles.meterFigure}>{dataSize(totalOf(usage))}</p>
      <p className={styles.setRowValue}>{label}</p>
    </div>
  );
}

/** The month's kinds side by side; the table below says the same in figures. */
function Bar({ usage }: { usage: Usage }) {
  const total = totalOf(usage) || 1;
  return (
    <div className={styles.meterBar} aria-hidden="true">
      {KINDS.map((kind) => (
        <i key={kind} className={styles[`meter--${kind}`]} style={{ width: `${(100 * usage[kind]) / total}%` }} />
      ))}
    </div>
  );
}

function Notes({ visit, month }: { visit: Usage; month: Usage }) {
  const saved = { visit: dataSize(visit.saved), month: dataSize(month.saved) };
  return (
    <>
      <p className={styles.setHint}>{t('data_saved', saved)}</p>
      {month.unknown > 0 && <p className={styles.setHint}>{plural('data_unknown', month.unknown)}</p>}
      {month.opened > 0 && <p className={styles.setHint}>{plural('data_opened', month.opened)}</p>}
      <p className={styles.setHint}>{t('data_where')}</p>
    </>
  );
}
