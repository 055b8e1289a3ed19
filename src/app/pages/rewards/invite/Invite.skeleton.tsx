import './invite-layout.css';

/** The geometry of the invitation before it is known. */
export function InviteBones() {
  return (
    <div className="bones" aria-hidden="true">
      <div className="bone invite-hero-bone" />
      <div className="bone invite-link-bone" />
      <div className="bone invite-report-bone" />
    </div>
  );
}

/** The invitation before its script. */
export default function InviteSkeleton() {
  return (
    <div className="page">
      <InviteBones />
    </div>
  );
}
