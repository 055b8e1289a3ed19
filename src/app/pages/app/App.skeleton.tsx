import './layout.css';

/** The app page before its script. */
export default function AppSkeleton() {
  return (
    <div className="bones" aria-hidden="true">
      <div className="app-hero">
        <div className="bone app-icon" />
        <div className="bone app-bone-name" />
        <div className="bone app-bone-lead" />
        <div className="bone app-bone-gains" />
        <div className="bone app-bone-way" />
      </div>
    </div>
  );
}
