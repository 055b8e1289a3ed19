import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { throttle } from '../../lib/throttle.ts';
import { cross } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { magnifier } from '../../ui/icon/shell.ts';

interface SearchBoxProps {
  value: string;
  /** The list's path: where the form leads while there is no script. */
  action: string;
  onFind: (name: string) => void;
}

/** The search of a list: Enter submits, at most once per second (SPEC section 5). */
export function SearchBox({ value, action, onFind }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onFind);
  latest.current = onFind;
  const submit = useMemo(() => throttle(1000, (name: string) => latest.current(name)), []);
  useEffect(() => setTyped(value), [value]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(typed.trim());
    (document.activeElement as HTMLElement | null)?.blur();
  };
  const clear = () => {
    setTyped('');
    if (value) onFind('');
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
        maxLength={40}
        autoComplete="off"
        aria-label={t('search_label')}
        placeholder={t('search_hint')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typed && (
        <button type="button" className="search-button" aria-label={t('search_clear')} onClick={clear}>
          <Icon path={cross} size="md" />
        </button>
      )}
    </form>
  );
}
