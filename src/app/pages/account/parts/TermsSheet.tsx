import './TermsSheet.css';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { failureOf } from '../../../stores/error-text.ts';
import { sitePage } from '../../../stores/site-pages.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Html } from '../../../ui/html/Html.tsx';

/** What a new member agrees to. */
export type TermsPage = 'terms' | 'privacy';

export interface TermsSheetProps {
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
      <div className="terms">
        <Terms page={last.current} />
      </div>
    </Drawer>
  );
}

function Terms({ page }: { page: TermsPage }) {
  const resource = sitePage(page);
  useEffect(() => resource.want(), [resource]);
  const shown = resource.value.value;
  const error = resource.error.value;
  if (shown) return <Html html={shown.content} onPath={go} />;
  if (!error) return <LineBones count={5} />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t(failureOf(error).text)}
      action={t('retry')}
      onAction={() => void resource.load()}
      busy={resource.busy.value}
    />
  );
}
