import styles from './ProfitLoss.css';

/** The report before its figures: as high as what comes. */
export function ProfitLossBones() {
  return (
    <div aria-hidden="true">
      <div className={`bone ${styles.pnlHeroBone}`} />
      <div className={`bone ${styles.pnlChartBone}`} />
    </div>
  );
}
