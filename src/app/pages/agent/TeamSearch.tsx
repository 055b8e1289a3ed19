import { type FormEvent, useEffect, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { magnifier } from '../../ui/icon/shell.ts';
import { nameOf } from './use-team-address.ts';

/** A pause in typing that searches, in ms (SPEC section 5). */
const PAUSE = 600;

interface TeamSearchProps {
  value: string;
  onFind: (name: string) => void;
}

/** A search by user name over the whole team: after a pause, or at once by Enter. */
export function TeamSearch({ value, onFind }: TeamSearchProps) {
  const [typed, setTyped] = useState(value);
  const find = () => nameOf(typed) !== value && onFind(nameOf(typed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    const timer = setTimeout(find, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address shows its own name
  useEffect(() => {
    if (nameOf(typed) !== value) setTyped(value);
  }, [value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium 67 has no <search>
    <form className="agent-search" role="search" onSubmit={submit}>
      <Icon path={magnifier} size="md" />
      <input
        type="search"
        className="agent-search-input"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={20}
        aria-label={t('team_search')}
        placeholder={t('team_search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
