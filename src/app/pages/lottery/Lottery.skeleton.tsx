import '../../ui/bones/Bones.css';
import './layout.css';
import { LotteryBones } from './LotteryBones.tsx';

/** The lobby of lotteries before its script. */
export default function LotterySkeleton() {
  return <LotteryBones />;
}
