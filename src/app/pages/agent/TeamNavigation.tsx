import { type FormEvent, useEffect, useRef, useState } from 'react';
import { debounce } from '../../lib/throttle.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { magnifier } from '../../ui/icon/shell.ts';
import styles from './agent.css';

interface NameSearchProps {
  /** What is searched for now. */
  value: string;
  /** What the field is for, and stands in it while it is empty. */
  label: string;
  /** Given another part of a user name than `value`. */
  onFind: (name: string) => void;
}

/** Finds members by a part of the user name: after a pause of 600 ms in typing (SPEC section 5), or at once by Enter. */
export function NameSearch(props: NameSearchProps) {
  const { value, label } = props;
  const box = useRef<HTMLInputElement>(null);
  const latest = useRef(props);
  latest.current = props;
  // User names are made of letters, digits and underscores; a page that is left has no box, and finds nothing.
  const find = () => {
    if (!box.current) return;
    const name = box.current.value.replace(/\W/g, '');
    if (name !== latest.current.value) latest.current.onFind(name);
  };
  const [pause] = useState(() => debounce(600, find));
  // Another address says what is searched for now, unless somebody is typing on.
  useEffect(() => {
    const input = box.current as HTMLInputElement;
    if (input !== document.activeElement) input.value = value;
  }, [value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium 67 has no <search>
    <form className={styles.agentSearch} role="search" onSubmit={submit}>
      <Icon path={magnifier} size="sm" />
      <input
        ref={box}
        type="search"
        className={styles.agentSearchInput}
        aria-label={label}
        placeholder={label}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="none"
        onInput={pause}
      />
    </form>
  );
}

interface TeamPathProps {
  /** What the way is, and the team of the agent at its beginning, in the language on screen. */
  label: string;
  root: string;
  /** The members from the agent's team down to the level shown. */
  path: readonly { readonly memberId: string; readonly userName: string }[];
  onOpen: (parentId?: string) => void;
}

/** The way from the agent down to the level shown; each step leads back to its level. */
export function TeamPath({ label, root, path, onOpen }: TeamPathProps) {
  return (
    <nav className={styles.agentPath} aria-label={label}>
      <ol>
        <li>
          <button type="button" onClick={() => onOpen()}>
            {root}
          </button>
        </li>
        {path.map(({ memberId, userName }, at) => (
          <li key={memberId}>
            <button type="button" aria-current={path[at + 1] ? undefined : 'page'} onClick={() => onOpen(memberId)}>
              {userName}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
