import { useEffect, useRef } from 'react';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { SiteHtml } from '../../../features/switches/SiteHtml.tsx';
import { t } from '../../../i18n/texts.ts';
import { sitePage } from '../../../stores/help/site-pages.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import styles from '../Account.css';

/** What a new member agrees to. */
export type TermsPage = 'terms' | 'privacy';

interface TermsSheetProps {
  /** The page on show; none while it is closed. */
  page: TermsPage | undefined;
  onClose: () => void;
}

/** The site's terms, or its privacy notice, over the form. */
export default function TermsSheet({ page, onClose }: TermsSheetProps) {
  const last = useRef<TermsPage>('terms');
  if (page) last.current = page;
  const name = t(last.current === 'terms' ? 'register_terms' : 'register_privacy');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <Drawer open={page !== undefined} from="bottom" title={title} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.terms}>
        <Terms page={last.current} title={title} />
      </div>
    </Drawer>
  );
}

function Terms({ page, title }: { page: TermsPage; title: string }) {
  const resource = sitePage(page);
  useEffect(() => resource.want(), [resource]);
  return (
    <Loaded resource={resource} title={title} bones={<LineBones count={5} />}>
      {({ content }) => <SiteHtml html={content} />}
    </Loaded>
  );
}
