import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from '../../lib/throttle.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { magnifier } from '../../ui/icon/shell.ts';

interface NameSearchProps {
  /** What is searched for now. */
  value: string;
  /** What the field is for, and stands in it while it is empty. */
  label: string;
  onFind: (name: string) => void;
}

/** What user names are made of, and how long they are. */
const OTHERS = /\W/g;
const LONGEST = 20;

/** Finds members by a part of the user name: after a pause of 600 ms in typing (SPEC section 5), or at once by Enter. */
export function NameSearch({ value, label, onFind }: NameSearchProps) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onFind);
  const waiting = useRef('');
  latest.current = onFind;
  const pause = useMemo(() => debounce(600, (name: string) => waiting.current === name && latest.current(name)), []);
  // Another address, or Back, says what is searched for now.
  useEffect(() => {
    waiting.current = value;
    setTyped(value);
  }, [value]);
  useEffect(
    () => () => {
      waiting.current = '\n';
    },
    [],
  );
  const type = (text: string) => {
    const name = text.replace(OTHERS, '');
    waiting.current = name;
    setTyped(name);
    if (name !== value) pause(name);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    waiting.current = '\n';
    if (typed !== value) onFind(typed);
  };
  return (
    <form className="agent-search" onSubmit={submit}>
      <Icon path={magnifier} size="sm" />
      <input
        type="search"
        className="agent-search-input"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => type(event.currentTarget.value)}
      />
    </form>
  );
}
