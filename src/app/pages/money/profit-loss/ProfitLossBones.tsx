import './ProfitLoss.css';

/** The report before its figures: as high as what comes. */
export function ProfitLossBones() {
  return (
    <div aria-hidden="true">
      <div className="bone pnl-hero-bone" />
      <div className="bone pnl-chart-bone" />
    </div>
  );
}
