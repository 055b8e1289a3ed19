import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { NAME_LIMIT } from '../../../lib/list-view.ts';
import { savesData } from '../../../stores/settings/data-saver.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { cross } from '../../../ui/icon/list.ts';
import { magnifier } from '../../../ui/icon/shell.ts';

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

/** What is typed, and when it is searched for. */
function useTyping({ value, scope, onFind }: Omit<SearchBoxProps, 'action'>) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onFind);
  const sent = useRef({ name: value, scope, at: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  latest.current = onFind;
  /** Gives up the search that is still to come. */
  const stop = () => clearTimeout(timer.current);
  const find = (name: string, wait = 0) => {
    const { current } = sent;
    const search = () => {
      current.name = name;
      current.at = Date.now();
      latest.current(name);
    };
    const left = Math.max(wait, current.at + EVERY - Date.now());
    stop();
    if (left > 0) timer.current = setTimeout(search, left);
    else search();
  };
  // What comes from the address is shown, unless it is what was typed here, perhaps typed on since.
  useEffect(() => {
    const { current } = sent;
    if (value !== current.name || scope !== current.scope) {
      clearTimeout(timer.current);
      setTyped(value);
      current.name = value;
      current.scope = scope;
    }
  }, [value, scope]);
  useEffect(() => () => clearTimeout(timer.current), []);

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
    <form className="search" role="search" action={action} onSubmit={onSubmit}>
      <button type="submit" className="search-button" aria-label={t('title_search')}>
        <Icon path={magnifier} size="md" />
      </button>
      <input
        className="search-input"
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
        <button type="button" className="search-button" aria-label={t('search_clear')} onClick={clear}>
          <Icon path={cross} size="md" />
        </button>
      )}
    </form>
  );
}
