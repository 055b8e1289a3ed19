import { useState } from 'react';
import { tagOf, textIn } from '../../i18n/texts.ts';
import { online } from '../../stores/data/online.ts';
import { session } from '../../stores/session/session.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from '../line/LineBar.css';

interface LanguageOfferProps {
  code: string;
  /** Whether the language is read from the right. */
  rtl: boolean;
  onTake: () => void;
  /** Called when it was answered, either way. */
  onDone: () => void;
}

/** One line in a language that the browser asks for. It lies over the page, so that nothing moves, and gives way to all else. */
export function LanguageOffer({ code, rtl, onTake, onDone }: LanguageOfferProps) {
  const [gone, setGone] = useState(false);
  if (gone || !online.value || session.value) return null;
  const close = () => {
    setGone(true);
    onDone();
  };
  const take = () => {
    onTake();
    close();
  };
  return (
    <aside
      className={`${styles.lineBar} ${styles.lineBarOld}`}
      data-asks
      lang={tagOf(code)}
      dir={rtl ? 'rtl' : 'ltr'}
      role="status"
    >
      <span className={styles.lineText}>{textIn(code, 'language_offer')}</span>
      <button type="button" className={styles.lineAgain} onClick={take}>
        {textIn(code, 'language_offer_take')}
      </button>
      <button
        type="button"
        className={styles.lineAgain}
        aria-label={textIn(code, 'language_offer_close')}
        onClick={close}
      >
        <Icon path="/icons/lobby.svg#cross" size="sm" />
      </button>
    </aside>
  );
}
