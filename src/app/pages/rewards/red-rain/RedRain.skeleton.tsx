import './rain-layout.css';

/** The geometry of the rain before it is known. */
export function RainBones() {
  return (
    <div className="bones" aria-hidden="true">
      <div className="bone rain-hero-bone" />
      <div className="bone rain-rules-bone" />
    </div>
  );
}

/** The rain before its script. */
export default function RedRainSkeleton() {
  return (
    <div className="page">
      <div className="rain-views" />
      <RainBones />
    </div>
  );
}
