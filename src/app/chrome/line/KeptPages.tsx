import { createRoot } from 'react-dom/client';
import { isOpen } from '../../features/switches/is-open.ts';
import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import type { KeptPage } from '../../stores/data/kept-pages.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { caretRight } from '../../ui/icon/lobby.ts';
import { Press } from '../../ui/press/Press.tsx';
import sectionHeadStyles from '../../ui/section/SectionHead.css';
import keptPagesStyles from './KeptPages.css';
import { ageText } from './LineBar.tsx';

/** What can be read on this phone without a line, and how old it is. */
function KeptPages({ pages }: { pages: readonly KeptPage[] }) {
  return (
    <>
      <h2 className={sectionHeadStyles.sectionHead}>{t('kept_title')}</h2>
      {pages.length === 0 && <p className={keptPagesStyles.keptNone}>{t('kept_none')}</p>}
      <ul>
        {pages
          .filter(({ address }) => isOpen(address))
          .map(({ address, title, days, at }) => (
            <li key={address}>
              <Press className={`card ${keptPagesStyles.keptPage}`} href={address} onPress={() => go(address)}>
                <span className={keptPagesStyles.keptName}>
                  <b>{t(title)}</b>
                  <small>
                    {days && `${days} · `}
                    {ageText(at)}
                  </small>
                </span>
                <Icon path={caretRight} size="sm" />
              </Press>
            </li>
          ))}
      </ul>
    </>
  );
}

/** Puts the list at the end of whatever page is shown; gives what removes it. */
export function showKept(main: Element, pages: readonly KeptPage[]): () => void {
  const box = document.createElement('section');
  box.className = 'page kept';
  main.append(box);
  const root = createRoot(box);
  root.render(<KeptPages pages={pages} />);
  return () => {
    root.render(null);
    box.remove();
  };
}
