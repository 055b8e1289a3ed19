import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { NAME_LIMIT } from '../../../lib/list-view.ts';
import { debounce } from '../../../lib/throttle.ts';
import { throttleLast } from '../../../lib/throttle-last.ts';
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

/** What is typed, and when it is searched for. */
function useTyping({ value, scope, onFind }: Omit<SearchBoxProps, 'action'>) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onFind);
  const sent = useRef({ name: value, scope });
  const waiting = useRef<string | undefined>(undefined);
  latest.current = onFind;
  const [submit, pause] = useMemo(() => {
    const find = throttleLast(1000, (name: string) => {
      sent.current.name = name;
      latest.current(name);
    });
    const findWaiting = (name: string) => waiting.current === name && find(name);
    return [find, debounce(600, findWaiting)];
  }, []);
  // What comes from the address is shown, unless it is what was typed here, perhaps typed on since.
  useEffect(() => {
    if (value !== sent.current.name || scope !== sent.current.scope) {
      waiting.current = undefined;
      setTyped(value);
    }
    sent.current = { name: value, scope };
  }, [value, scope]);

  const type = (text: string) => {
    const name = text.trim();
    setTyped(text);
    waiting.current = name;
    if (!savesData() && (name.length >= ENOUGH || (!name && value))) pause(name);
  };
  const find = (name: string) => {
    waiting.current = undefined;
    submit(name);
  };
  const clear = () => {
    setTyped('');
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
    find(new FormData(event.currentTarget).get('gameName')?.toString().trim() || '');
    (document.activeElement as HTMLElement | null)?.blur();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium 67 has no <search>
    <form className="search" role="search" action={action} onSubmit={onSubmit}>
      <button type="submit" className="search-button" aria-label={t('search_label')}>
        <Icon path={magnifier} size="md" />
      </button>
      <input
        className="search-input"
        type="search"
        name="gameName"
        enterKeyHint="search"
        maxLength={NAME_LIMIT}
        autoComplete="off"
        aria-label={t('search_label')}
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
