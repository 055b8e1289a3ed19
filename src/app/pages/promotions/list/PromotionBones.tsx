import { times } from '../../../lib/times.ts';
import { BlockBone } from '../../../ui/bones/Bones.tsx';
import { PICTURE } from './picture.ts';

/** Where the promotions will be. */
export function PromotionBones() {
  return (
    <div className="promos" aria-hidden="true">
      <div className="promos-menu bones promos-bones">
        {times(4, (index) => (
          <i key={index} className="bone promos-bone" />
        ))}
      </div>
      {times(3, (index) => (
        <div key={index} className="card promos-item">
          <BlockBone {...PICTURE} />
          <div className="promos-bone-foot" />
        </div>
      ))}
    </div>
  );
}
