/** Where the shelves will be. */
export function ShelfBones() {
  return (
    <div className="bones mall-bones" aria-hidden="true">
      <div className="bone mall-bone" />
      <div className="bone mall-bone" />
      <div className="bone mall-bone" />
      <div className="bone mall-bone" />
    </div>
  );
}

/** The geometry of the mall before its script. */
export function MallBones() {
  return (
    <>
      <div className="bones" aria-hidden="true">
        <div className="bone mall-hero-bone" />
        <div className="bone mall-views-bone" />
        <div className="bone mall-views-bone" />
      </div>
      <ShelfBones />
    </>
  );
}
