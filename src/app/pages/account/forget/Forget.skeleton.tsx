import { FormBones } from '../FormBones.tsx';

/** A forgotten password before its script. */
export default function ForgetSkeleton() {
  return <FormBones count={4} />;
}
