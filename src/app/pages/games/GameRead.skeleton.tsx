import './read.css';
import { ReadBones } from './ReadBones.tsx';

/** A game-reading page before its script. */
export default function GameReadSkeleton() {
  return <ReadBones />;
}
