/** A set of small whole numbers, 32 to a word. Sets of one plan are all of one length. */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32));

/** Adds a number to a set, in place. */
export function addBit(set: Bits, place: number): void {
  set[place >> 5] = (set[place >> 5] ?? 0) | (1 << (place & 31));
}

/** Takes a number out of a set, in place. */
export function dropBit(set: Bits, place: number): void {
  set[place >> 5] = (set[place >> 5] ?? 0) & ~(1 << (place & 31));
}

export const hasBit = (set: Bits, place: number): boolean => (((set[place >> 5] ?? 0) >>> (place & 31)) & 1) === 1;

/** Adds all of `more` to a set, in place; gives it back. */
export function addBits(set: Bits, more: Bits): Bits {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (more[word] ?? 0);
  return set;
}

export const union = (one: Bits, other: Bits): Bits => addBits(one.slice(), other);

/** The numbers that both hold. */
export const meeting = (one: Bits, other: Bits): Bits => one.map((word, place) => word & (other[place] ?? 0));

/** True when both hold a number. */
export function meet(one: Bits, other: Bits): boolean {
  for (let word = 0; word < one.length; word += 1) if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true;
  return false;
}

/** True when both hold a number that a third does not. */
export function meetBeside(one: Bits, other: Bits, third: Bits): boolean {
  for (let word = 0; word < one.length; word += 1) {
    if (((one[word] ?? 0) & (other[word] ?? 0) & ~(third[word] ?? 0)) !== 0) return true;
  }
  return false;
}

/** True when all of the first is in the second, or in the third. */
export function within(one: Bits, other: Bits, third: Bits = other): boolean {
  for (let word = 0; word < one.length; word += 1) {
    if (((one[word] ?? 0) & ~((other[word] ?? 0) | (third[word] ?? 0))) !== 0) return false;
  }
  return true;
}

/** The numbers of a set, in rising order. */
export function placesIn(set: Bits): number[] {
  const places: number[] = [];
  for (let word = 0; word < set.length; word += 1) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1)
      places.push(word * 32 + 31 - Math.clz32(rest & -rest));
  }
  return places;
}
