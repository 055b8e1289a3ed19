import { ArticleBones } from '../../../ui/article/Article.tsx';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './notices-layout.css';

/** Where the notices will be. */
export function NoticeBones() {
  return (
    <>
      <div className={`bones ${styles.noticesCount}`}>
        <div className={`bone ${styles.noticesBone}`} />
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
