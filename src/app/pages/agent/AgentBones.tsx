import { LineBones } from '../../ui/bones/Bones.tsx';
import styles from './layout.css';

export interface AgentBonesProps {
  /** Which of these the page has: its head, a chart, and how many lines. */
  hero?: boolean;
  chart?: boolean;
  lines?: number;
}

/** An agents' page while the platform has not answered. */
export function AgentBones({ hero = false, chart = false, lines = 0 }: AgentBonesProps) {
  return (
    <>
      {(hero || chart) && (
        <div className="bones" aria-hidden="true">
          {hero && <div className={`bone ${styles.agentHeroBone}`} />}
          {chart && <div className={`bone ${styles.agentChartBone}`} />}
        </div>
      )}
      {lines > 0 && <LineBones count={lines} />}
    </>
  );
}
