import './layout.css';
import { SecurityBones } from './SecurityBones.tsx';

/** The security centre before its script. */
export default function SecuritySkeleton() {
  return (
    <div className="mem-page">
      <SecurityBones />
    </div>
  );
}
