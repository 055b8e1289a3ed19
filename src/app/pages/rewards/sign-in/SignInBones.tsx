/** The geometry of the sign-in activity. */
export function SignInBones() {
  return (
    <div className="reward-page bones" aria-hidden="true">
      <div className="bone reward-hero-bone signin-hero" />
      <div className="bone signin-month-bone" />
    </div>
  );
}
