import { type FormEvent, useEffect, useRef } from 'react';
import { t } from '../../../i18n/texts.ts';
import { NAME_LIMIT } from '../../../lib/list-view.ts';
import { search as searchPath } from '../../../routes/links.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { cross } from '../../../ui/icon/list.ts';
import { magnifier } from '../../../ui/icon/shell.ts';
import styles from './Search.css';

interface SearchFieldProps {
  typed: string;
  /** Nothing is asked for yet: whoever comes here types. */
  fresh: boolean;
  onType: (text: string) => void;
  /** Takes the focus from the field, which closes the phone's keyboard. */
  onFind: (text: string) => void;
}

/** The field of the search. It takes the focus where nothing is asked for; whoever comes back to what was found is not met by a keyboard. */
export function SearchField({ typed, fresh, onType, onFind }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (fresh) input.current?.focus({ preventScroll: true });
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the field: the last letters may not have been drawn yet.
    const text = (input.current?.value ?? '').trim();
    onFind(text);
  };
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium 67 has no <search>
    <form className={styles.findBar} role="search" action={searchPath} onSubmit={submit}>
      <div className={styles.findField}>
        <button type="submit" className={styles.findButton} aria-label={t('search_submit')}>
          <Icon path={magnifier} size="md" />
        </button>
        <input
          ref={input}
          className={styles.findInput}
          type="search"
          name="q"
          enterKeyHint="search"
          maxLength={NAME_LIMIT}
          autoComplete="off"
          aria-label={t('title_search')}
          placeholder={t('search_all_hint')}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {typed && (
          <button type="button" className={styles.findButton} aria-label={t('search_clear')} onClick={clear}>
            <Icon path={cross} size="md" />
          </button>
        )}
      </div>
    </form>
  );
}
