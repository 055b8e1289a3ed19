import { VipBones } from './VipBones.tsx';

/** The VIP page before its script. */
export default function VipSkeleton() {
  return <VipBones />;
}
