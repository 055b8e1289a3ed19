import './rebate-layout.css';
import { RebateBones } from './RebateBones.tsx';

/** The rebate before its script. */
export default function RebateSkeleton() {
  return <RebateBones />;
}
