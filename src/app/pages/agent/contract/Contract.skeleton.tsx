import { AgentBones } from '../AgentBones.tsx';
import styles from './deal-layout.css';

/** Contracts before their script. */
export default function ContractSkeleton() {
  return (
    <div className="page">
      <div className={styles.dealTabs} />
      <AgentBones hero lines={4} />
    </div>
  );
}
