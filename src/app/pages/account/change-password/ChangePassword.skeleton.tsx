import { FormBones } from '../FormBones.tsx';

/** A new password before its script. */
export default function ChangePasswordSkeleton() {
  return <FormBones count={4} />;
}
