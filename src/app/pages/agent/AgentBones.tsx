import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

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
          {hero && <div className="bone agent-hero-bone" />}
          {chart && <div className="bone agent-chart-bone" />}
        </div>
      )}
      {lines > 0 && <LineBones count={lines} />}
    </>
  );
}
