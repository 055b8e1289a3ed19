import { FormBones } from '../FormBones.tsx';

/** Login before its script. */
export default function LoginSkeleton() {
  return <FormBones count={4} />;
}
