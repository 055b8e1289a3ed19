/** What a cache may hold. */
export interface Limits {
  readonly count: number;
  readonly bytes: number;
}

/** Sizes of what is kept, the least recently used first. */
export interface Ledger {
  has(name: string): boolean;
  /** Notes a use. True when the entry lay in the older half, so that its place is worth being saved. */
  touch(name: string): boolean;
  /** Notes a new entry of `bytes`, and gives the names that have to go for it. */
  add(name: string, bytes: number): string[];
}

/** A ledger over entries in the order of their last use, the oldest first. */
export function openLedger(entries: Iterable<readonly [name: string, bytes: number]>, limits: Limits): Ledger {
  const sizes = new Map(entries);
  let total = 0;
  for (const bytes of sizes.values()) total += bytes;

  function put(name: string, bytes: number): void {
    total += bytes - (sizes.get(name) ?? 0);
    // Deleted first, as a Map keeps the place of a key that is set again.
    sizes.delete(name);
    sizes.set(name, bytes);
  }

  return {
    has: (name) => sizes.has(name),
    touch(name) {
      const bytes = sizes.get(name);
      if (bytes === undefined) return false;
      const old = [...sizes.keys()].indexOf(name) < sizes.size / 2;
      put(name, bytes);
      return old;
    },
    add(name, bytes) {
      put(name, bytes);
      const gone: string[] = [];
      for (const [oldest, size] of sizes) {
        if (sizes.size <= limits.count && total <= limits.bytes) break;
        sizes.delete(oldest);
        total -= size;
        gone.push(oldest);
      }
      return gone;
    },
  };
}
