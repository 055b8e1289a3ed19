import './notices-layout.css';
import { ArticleBones } from '../../../ui/article/Article.tsx';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** Where the notices will be. */
export function NoticeBones() {
  return (
    <>
      <div className="bones notices-count">
        <div className="bone notices-bone" />
      </div>
      <LineBones count={7} />
    </>
  );
}

/** The notices, or one of them, before their script. */
export default function NoticesSkeleton({ row }: { row: { path: string } }) {
  if (row.path === '/m/noticeDetail') return <ArticleBones />;
  return (
    <div className="page">
      <NoticeBones />
    </div>
  );
}
