import './deal-layout.css';
import { AgentBones } from '../AgentBones.tsx';

/** Contracts before their script. */
export default function ContractSkeleton() {
  return (
    <div className="page">
      <div className="deal-tabs" />
      <AgentBones hero lines={4} />
    </div>
  );
}
