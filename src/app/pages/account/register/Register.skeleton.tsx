import { FormBones } from '../FormBones.tsx';

/** Registration before its script. */
export default function RegisterSkeleton() {
  return <FormBones count={5} />;
}
