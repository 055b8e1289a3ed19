import { useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Press } from '../press/Press.tsx';
import styles from './Tabs.css';

export interface TabItem {
  id: string;
  label: string;
  /** Path data of an icon. */
  icon?: string | undefined;
  /** See `Press`. */
  href?: string | undefined;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Id of the chosen one. */
  current: string;
  onPick: (id: string) => void;
  /** Name of the strip for screen readers. */
  label: string;
  /** `chip` (default): a row of pills. `card`: icon above text, for the categories of a lobby. */
  look?: 'chip' | 'card';
}

/** A strip that scrolls sideways and keeps the chosen one in its middle. */
export function Tabs({ items, current, onPick, label, look = 'chip' }: TabsProps) {
  const strip = useRef<HTMLElement>(null);

  useEffect(() => {
    const box = strip.current;
    const chosen = box?.querySelector(`[data-tab="${CSS.escape(current)}"]`);
    if (!box || !chosen) return;
    const boxRect = box.getBoundingClientRect();
    const rect = chosen.getBoundingClientRect();
    box.scrollLeft += rect.left + rect.width / 2 - (boxRect.left + boxRect.width / 2);
  }, [current]);

  return (
    <nav ref={strip} className={`${styles.tabs} ${styles[`tabs--${look}`]}`} aria-label={label}>
      {items.map(({ id, label: text, icon, href }) => (
        <Press
          key={id}
          href={href}
          className={id === current ? `${styles.tabsItem} ${styles.tabsOn}` : styles.tabsItem}
          data-tab={id}
          aria-current={id === current}
          onPress={() => onPick(id)}
        >
          {icon && <Icon path={icon} size={look === 'card' ? 'lg' : 'md'} />}
          <span className={styles.tabsText}>{text}</span>
        </Press>
      ))}
    </nav>
  );
}
