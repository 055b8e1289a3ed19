/** An answer of the platform as it was kept. */
export interface KeptAnswer {
  /** The question: path and query. */
  readonly name: string;
  /** The member it belongs to; empty for what everybody may see. */
  readonly owner: string;
  /** When it came, in ms. */
  readonly at: number;
  /** The envelope as it travelled. */
  readonly text: string;
}

const DATABASE = 'leve';
const STORE = 'answers';

/** What the memory may hold: about two visits; in entries, in characters, in ms. */
const LIMITS = { count: 60, size: 1_500_000, age: 14 * 24 * 3600_000 };

/** A longer answer is not kept: it would push out everything else. */
const LONGEST = 200_000;

/** Answers are counted and trimmed after this many. */
const TRIM_EVERY = 15;

let opened: Promise<IDBDatabase> | undefined;
let kept = 0;

/** An IndexedDB request as a promise. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['owner', 'name'] });
  return done(request);
}

/** @throws when this browser keeps no databases, as some do in private mode. */
async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened = opened ?? open();
  return (await opened).transaction(STORE, mode).objectStore(STORE);
}

/** Keeps an answer in the place of an older one to the same question. @throws when the browser refuses. */
export async function keepAnswer(name: string, owner: string, text: string): Promise<void> {
  if (text.length > LONGEST) return;
  await done((await store('readwrite')).put({ name, owner, at: Date.now(), text } satisfies KeptAnswer));
  kept += 1;
  if (kept % TRIM_EVERY === 1) await trim();
}

/** The kept answer to a question, unless it is older than two weeks. @throws when the browser refuses. */
export async function keptAnswer(name: string, owner: string): Promise<KeptAnswer | undefined> {
  const found = (await done((await store('readonly')).get([owner, name]))) as KeptAnswer | undefined;
  return found && Date.now() - found.at < LIMITS.age ? found : undefined;
}

/** All kept answers that everybody may see or that belong to this member, none older than two weeks. @throws when the browser refuses. */
export async function keptAnswers(owner: string): Promise<KeptAnswer[]> {
  const all = (await done((await store('readonly')).getAll())) as KeptAnswer[];
  return all.filter((one) => (!one.owner || one.owner === owner) && Date.now() - one.at < LIMITS.age);
}

/** Forgets what belongs to members, whoever they are: at a sign-out, and where nobody is signed in. */
export async function forgetMembers(): Promise<void> {
  const answers = await store('readwrite');
  // Everything whose owner is longer than the empty text.
  await done(answers.delete(IDBKeyRange.lowerBound(['\u0000'])));
}

/** Forgets all answers. @throws when the browser refuses. */
export async function forgetAnswers(): Promise<void> {
  await done((await store('readwrite')).clear());
}

/** An answer without its text. */
type Label = Pick<KeptAnswer, 'name' | 'owner' | 'at'> & { readonly length: number };

/** One answer after the other: all of them at once would hold a phone up for longer than a frame. */
function labelsIn(answers: IDBObjectStore): Promise<Label[]> {
  const labels: Label[] = [];
  const request = answers.openCursor();
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve(labels);
      const { name, owner, at, text } = cursor.value as KeptAnswer;
      labels.push({ name, owner, at, length: text.length });
      cursor.continue();
    };
    request.onerror = () => reject(request.error);
  });
}

/** Drops the oldest answers beyond the limits. */
async function trim(): Promise<void> {
  const answers = await store('readwrite');
  const labels = await labelsIn(answers);
  let size = 0;
  for (const [index, { name, owner, at, length }] of labels.sort((a, b) => b.at - a.at).entries()) {
    size += length;
    const stays = index < LIMITS.count && size < LIMITS.size && Date.now() - at < LIMITS.age;
    if (!stays) answers.delete([owner, name]);
  }
}
