/**
 * Pictures that somebody chose and the platform does not have yet, so that a reload or a closed app loses none. They are personal: kept
 * under their owner's name, for a day at most, until they are sent or their owner signs out.
 */
export interface KeptPicture {
  /** Which picture: a side of a document. */
  readonly name: string;
  readonly owner: string;
  /** When it was chosen, in ms. */
  readonly at: number;
  readonly picture: Blob;
}

/** stores/session/sign-out.ts removes it whole, without these bytes. */
const DATABASE = 'leve-pictures';
const STORE = 'pictures';
const AGE = 24 * 3600_000;

let opened: Promise<IDBDatabase> | undefined;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'name' });
  const database = await done(request);
  // Another tab's sign-out removes the database: it must not wait for this one.
  database.onversionchange = () => {
    database.close();
    opened = undefined;
  };
  return database;
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened = opened ?? open();
  return (await opened).transaction(STORE, mode).objectStore(STORE);
}

/** A browser that keeps no databases, as in private mode, keeps no pictures: the upload works all the same. */
async function quietly<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act();
  } catch (error) {
    opened = undefined;
    console.warn(error);
    return otherwise;
  }
}

/** Changes what is kept. It is told to end at once, where the browser can: a reload in the same moment would take it back. */
const change = (make: (pictures: IDBObjectStore) => IDBRequest): Promise<void> =>
  quietly(async () => {
    const pictures = await store('readwrite');
    const request = make(pictures);
    pictures.transaction.commit?.();
    await done(request);
  }, undefined);

/** Keeps a picture in the place of another of its name. */
export const keepPicture = (name: string, owner: string, picture: Blob): Promise<void> =>
  change((pictures) => pictures.put({ name, owner, at: Date.now(), picture } satisfies KeptPicture));

/** The pictures that `owner` chose within the last day. Those of others and older ones are removed. */
export const keptPictures = (owner: string): Promise<KeptPicture[]> =>
  quietly(async () => {
    const pictures = await store('readwrite');
    const all = (await done(pictures.getAll())) as KeptPicture[];
    const good = all.filter((one) => one.owner === owner && Date.now() - one.at < AGE);
    for (const one of all) if (!good.includes(one)) pictures.delete(one.name);
    return good;
  }, []);

/** Removes a picture. */
export const dropPicture = (name: string): Promise<void> => change((pictures) => pictures.delete(name));
