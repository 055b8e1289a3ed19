import { type ReadonlySignal, signal } from '@preact/signals';
import { asCallError, type CallError } from '../../api/errors.ts';
import { onSignOut, session } from '../session/session.ts';
import { asking } from './line.ts';

/** A page of a record as the platform answers it. */
export interface RecordPage<Row, Footer> {
  readonly list: readonly Row[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly footer: Footer;
}

/** The pages of a record that are here, and what the platform says of the whole selection. */
export interface Paged<Row, Filter, Footer> {
  readonly filter: Filter;
  readonly rows: readonly Row[];
  readonly page: number;
  readonly totalPages: number;
  readonly footer: Footer;
}

/** Asks for one page of a selection, from 1; `size` rows where a record lets that be chosen. */
type PageFetch<Row, Filter, Footer> = (filter: Filter, page: number, size?: number) => Promise<RecordPage<Row, Footer>>;

/** A member's record that is read page by page: bets, withdrawals, movements. */
export interface PagedRecord<Row, Filter, Footer> {
  readonly value: ReadonlySignal<Paged<Row, Filter, Footer> | undefined>;
  readonly error: ReadonlySignal<CallError | undefined>;
  readonly busy: ReadonlySignal<boolean>;
  /** Shows a selection from its first page; always asked anew, as records move. */
  open(filter: Filter): void;
  /** One page beside what is shown, from 1. @throws CallError */
  readonly page: PageFetch<Row, Filter, Footer>;
  /** Loads the next page while there is one, unless one is on its way; that it is asked once a second at most is the list's to keep. */
  more(): void;
}

/**
 * The rows of a page without those at its start that the list ends with: what came meanwhile has moved them on. One with an id that is
 * there already, alike in all, has been doubled by the platform's own join. Not every record has ids: those stay.
 */
function unseen<Row>(rows: readonly Row[], page: readonly Row[]): readonly Row[] {
  let shown = JSON.stringify(rows);
  let again = page.length;
  while (again && !shown.endsWith(JSON.stringify(page.slice(0, again)).slice(1))) again -= 1;
  return page.slice(again).filter((row) => {
    const text = JSON.stringify(row);
    const known = shown.includes(text);
    shown += text;
    return !known || !text.includes('Id":');
  });
}

/** Makes a record; `fetch` asks for one page, from 1. It is forgotten when its member signs out. */
export function pagedRecord<Row, Filter, Footer>(
  name: string,
  fetch: PageFetch<Row, Filter, Footer>,
): PagedRecord<Row, Filter, Footer> {
  const value = signal<Paged<Row, Filter, Footer> | undefined>(undefined, { name });
  const error = signal<CallError | undefined>(undefined, { name: `${name}.error` });
  const busy = signal(false, { name: `${name}.busy` });
  let turn = 0;
  let again = (): void => undefined;

  /** Once the line is back, for whoever is still signed in: the page that failed, or a first page again; what was scrolled on stays. */
  const askAnew = (): void => {
    const shown = value.peek();
    if (session.peek() && (error.peek() || !shown || shown.page === 1)) again();
  };

  async function load(filter: Filter, page: number): Promise<void> {
    turn += 1;
    const mine = turn;
    again = () => void load(filter, page);
    const asked = asking(askAnew);
    busy.value = true;
    error.value = undefined;
    try {
      const { list, pageNum, totalPages, footer } = await fetch(filter, page);
      if (mine !== turn) return;
      const shown = value.peek();
      const before = page > 1 && shown ? shown.rows : [];
      value.value = { filter, rows: [...before, ...unseen(before, list)], page: pageNum, totalPages, footer };
    } catch (thrown) {
      if (mine === turn) error.value = asCallError(thrown);
    } finally {
      if (mine === turn) {
        busy.value = false;
        asked(error.peek());
      }
    }
  }

  onSignOut(() => {
    turn += 1;
    busy.value = false;
    error.value = undefined;
    value.value = undefined;
  });

  return {
    value,
    error,
    busy,
    page: fetch,
    open(filter) {
      const shown = value.peek();
      if (shown && JSON.stringify(shown.filter) !== JSON.stringify(filter)) value.value = undefined;
      void load(filter, 1);
    },
    more() {
      const shown = value.peek();
      if (shown && !busy.peek() && shown.page < shown.totalPages) void load(shown.filter, shown.page + 1);
    },
  };
}
