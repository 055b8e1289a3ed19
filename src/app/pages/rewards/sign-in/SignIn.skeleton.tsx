import styles from './sign-in-layout.css';

/** The geometry of the sign-in activity. */
export function SignInBones() {
  return (
    <div className="bones" aria-hidden="true">
      <div className={`bone ${styles.rewardHeroBone} ${styles.signinHero}`} />
      <div className={`bone ${styles.signinMonthBone}`} />
    </div>
  );
}

/** The sign-in activity before its script. */
export default function SignInSkeleton() {
  return (
    <div className="page">
      <SignInBones />
    </div>
  );
}
