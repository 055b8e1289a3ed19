import styles from './invite-layout.css';

/** The geometry of the invitation before it is known. */
export function InviteBones() {
  return (
    <div className="bones" aria-hidden="true">
      <div className={`bone ${styles.inviteHeroBone}`} />
      <div className={`bone ${styles.inviteLinkBone}`} />
      <div className={`bone ${styles.inviteReportBone}`} />
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
