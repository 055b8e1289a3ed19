import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveLine } from '../../../../contract/schemas/service.ts';
import { useFollow } from '../../../features/loading/use-follow.ts';
import { t } from '../../../i18n/texts.ts';
import { lookAhead } from '../../../lib/picture-url.ts';
import { go, register } from '../../../routes/links.ts';
import { liveLines, readLines } from '../../../stores/service/live-chat.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { LineForm, type LineFormProps } from './LineForm.tsx';
import styles from './LiveRoom.css';

/** How often a room's chat is read, in ms: where data is saved, more seldom. */
const EVERY = 4000;
const SAVING = 12_000;

/** So near to its end, in px, a chat goes on to the newest line. */
const NEAR = 40;

export interface RoomChatProps {
  /** The host. */
  name: string;
  gift: LineFormProps['gift'];
}

/** What is said in a room, and the line to say something in; free play only reads. */
export function RoomChat({ name, gift }: RoomChatProps) {
  const [state, setState] = useState<'first' | 'read' | 'failed'>('first');
  const read = useCallback(async () => {
    const failed = await readLines();
    setState(failed ? 'failed' : 'read');
    return failed;
  }, []);
  useEffect(() => void read(), [read]);
  useFollow(true, read, lookAhead() > 0 ? EVERY : SAVING);
  const lines = liveLines.value;
  return (
    <section className={styles.liveChat} aria-label={t('live_chat', { name })}>
      {lines.length > 0 && <Lines lines={lines} />}
      {lines.length === 0 && (
        <div className={styles.liveLines}>
          {state === 'first' ? <LineBones count={4} /> : <p className={styles.liveQuiet}>{t('live_silent')}</p>}
        </div>
      )}
      {state === 'failed' && (
        <p className={styles.liveNote} role="status">
          {t('live_chat_failed')}
          <button type="button" className="btn btn-quiet btn-slim" onClick={() => void read()}>
            {t('retry')}
          </button>
        </p>
      )}
      {hasRole('account') ? (
        <LineForm gift={gift} />
      ) : (
        <p className={styles.liveNote}>
          {t('live_free')}
          <button type="button" className="btn btn-quiet btn-slim" onClick={() => go(register())}>
            {t('register')}
          </button>
        </p>
      )}
    </section>
  );
}

/** The lines, which follow the newest one unless somebody reads back. */
function Lines({ lines }: { lines: readonly LiveLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [behind, setBehind] = useState(false);
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const last = lines[lines.length - 1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every new line; where somebody reads back, only an own one leads to the end
  useEffect(() => {
    if (!behind || last?.mine) toEnd();
  }, [last?.lineId]);
  const look = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    setBehind(scrollHeight - scrollTop - clientHeight > NEAR);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached with the keyboard */}
      <div ref={box} className={styles.liveLines} role="log" aria-live="off" tabIndex={0} onScroll={look}>
        <ul>
          {lines.map((line) => (
            <Line key={line.lineId} line={line} />
          ))}
        </ul>
      </div>
      {behind && (
        <button type="button" className={styles.liveNewest} onClick={toEnd}>
          {t('live_newest')}
        </button>
      )}
    </>
  );
}

function Line({ line: { author, text, host, mine, gift } }: { line: LiveLine }) {
  const who = mine ? t('live_you') : author;
  return (
    <li
      className={`${styles.liveLine}${host ? ` ${styles.liveLineHost}` : ''}${mine ? ` ${styles.liveLineMine}` : ''}`}
    >
      <bdi className={styles.liveAuthor}>{who}</bdi>
      {host && <span className={styles.liveBadge}>{t('live_host')}</span>}
      {gift ? (
        <span className={styles.liveGift}>
          {t('live_gave', { gift: gift.name })}
          <span className={styles.liveGiftArt}>
            <Picture src={gift.iconUrl} name="" width={24} height={24} />
          </span>
        </span>
      ) : (
        <bdi>{text}</bdi>
      )}
    </li>
  );
}
