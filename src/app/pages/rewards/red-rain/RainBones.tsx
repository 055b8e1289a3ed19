/** The geometry of the rain before it is known. */
export function RainBones() {
  return (
    <div className="bones" aria-hidden="true">
      <div className="bone rain-hero-bone" />
      <div className="bone rain-rules-bone" />
    </div>
  );
}
