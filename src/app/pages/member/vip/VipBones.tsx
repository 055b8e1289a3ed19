import './vip-layout.css';

/** The VIP page while it loads. */
export function VipBones() {
  return (
    <div className="page bones" aria-hidden="true">
      <div className="bone vip-hero-bone" />
      <div className="bone vip-bonuses-bone" />
      <div className="bone vip-points-bone" />
    </div>
  );
}
