/** A strip before its tabs are known. */
export function StripBones() {
  return (
    <div className="bones list-strip-bones" aria-hidden="true">
      <i className="bone" />
      <i className="bone" />
      <i className="bone" />
      <i className="bone" />
    </div>
  );
}
