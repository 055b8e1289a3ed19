import './layout.css';
import { ArticleBones } from '../../ui/article/Article.tsx';
import { NoticeBones } from './NoticeBones.tsx';

/** The notices, or one of them, before their script. */
export default function NoticesSkeleton({ row }: { row: { path: string } }) {
  if (row.path === '/m/noticeDetail') return <ArticleBones />;
  return (
    <div className="notices">
      <NoticeBones />
    </div>
  );
}
