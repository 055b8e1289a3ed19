import './layout.css';
import { BlockBone, TileBones } from '../../ui/bones/Bones.tsx';

const CHIPS = [1, 2, 3, 4, 5];

/** Home before its script: banner, notice bar, categories and the first section, each where it will stand. */
export default function HomeSkeleton() {
  return (
    <>
      <div className="home-banner">
        <BlockBone width={336} height={96} />
      </div>
      <div className="home-notices">
        <div className="bones home-notices-strip">
          <div className="bone home-notices-bone" />
        </div>
      </div>
      <div className="bones home-categories home-chips">
        {CHIPS.map((chip) => (
          <i key={chip} className="bone home-chip" />
        ))}
      </div>
      <section className="home-section">
        <div className="home-head">
          <i className="bone home-head-bone" />
        </div>
        <TileBones count={6} />
      </section>
    </>
  );
}
