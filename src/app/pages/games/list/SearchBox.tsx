import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { NAME_LIMIT } from '../../../lib/list-view.ts';
import { savesData } from '../../../stores/settings/data-saver.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { cross } from '../../../ui/icon/list.ts';
import { magnifier } from '../../../ui/icon/shell.ts';
import styles from './GameList.css';

interface SearchBoxProps {
  value: string;
  /** Which list is searched: with another one, what is still being typed is not searched for. */
  scope: string;
  /** The list's path: where the form leads while there is no script. */
  action: string;
  onFind: (name: string) => void;
}

/** Letters after which typing searches by itself: one matches nearly everything. */
const ENOUGH = 2;
/** A pause in typing that searches, and what two searches are apart at least, in ms (SPEC section 5). */
const PAUSE = 600;
const EVERY = 1000;

/** What was searched for last, and what is still to be. */
interface Last {
  name: string;
  scope: string;
  /** ms since 1970. */
  at: number;
  onFind: (name: string) => void;
  timer?: ReturnType<typeof setTimeout>;
}

/** What is typed, and when it is searched for. */
function useTyping({ value, scope, onFind }: Omit<SearchBoxProps, 'action'>) {
  const [typed, setTyped] = useState(value);
  const { current: last } = useRef<Last>({ name: value, scope, at: 0, onFind });
  last.onFind = onFind;
  /** Gives up the search that is still to come. */
  const stop = () => clearTimeout(last.timer);
  const find = (name: string, wait = 0) => {
    const search = () => {
      last.name = name;
      last.at = Date.now();
      last.onFind(name);
    };
    const left = Math.max(wait, last.at + EVERY - Date.now());
    stop();
    if (left > 0) last.timer = setTimeout(search, left);
    else search();
  };
  // What comes from the address is shown, unless it is what was typed here, perhaps typed on since.
  useEffect(() => {
    if (value !== last.name || scope !== last.scope) {
      clearTimeout(last.timer);
      setTyped(value);
      last.name = value;
      last.scope = scope;
    }
  }, [value, scope, last]);
  useEffect(() => () => clearTimeout(last.timer), [last]);

  const type = (text: string) => {
    const name = text.trim();
    setTyped(text);
    stop();
    if (!savesData() && (name.length >= ENOUGH || (!name && value))) find(name, PAUSE);
  };
  const clear = () => {
    setTyped('');
    stop();
    if (value) find('');
  };
  return { typed, type, find, clear };
}

/**
 * The search of a list: Enter submits, at most once per second; a pause of 600 ms in typing does too (SPEC section 5), unless the person
 * saves data, as each search costs an answer and pictures.
 */
export function SearchBox({ action, ...search }: SearchBoxProps) {
  const { typed, type, find, clear } = useTyping(search);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the field: the last letters may not have been drawn yet.
    const field = event.currentTarget.elements.namedItem('gameName') as HTMLInputElement;
    find(field.value.trim());
    field.blur();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium 67 has no <search>
    <form className={styles.search} role="search" action={action} onSubmit={onSubmit}>
      <button type="submit" className={styles.searchButton} aria-label={t('title_search')}>
        <Icon path={magnifier} size="md" />
      </button>
      <input
        className={styles.searchInput}
        type="search"
        name="gameName"
        enterKeyHint="search"
        maxLength={NAME_LIMIT}
        autoComplete="off"
        aria-label={t('title_search')}
        placeholder={t('search_hint')}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {typed && (
        <button type="button" className={styles.searchButton} aria-label={t('search_clear')} onClick={clear}>
          <Icon path={cross} size="md" />
        </button>
      )}
    </form>
  );
}
