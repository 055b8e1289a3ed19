import { MyAccountBones } from './MyAccountBones.tsx';

/** The account before its script. */
export default function MyAccountSkeleton() {
  return (
    <div className="page">
      <MyAccountBones />
    </div>
  );
}
