import './mall-layout.css';

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

/** The mall before its script. */
export default function MallSkeleton() {
  return (
    <div className="page">
      <div className="bones" aria-hidden="true">
        <div className="bone mall-hero-bone" />
        <div className="bone mall-views-bone" />
        <div className="bone mall-views-bone" />
      </div>
      <ShelfBones />
    </div>
  );
}
