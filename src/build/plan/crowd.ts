/** What an entry may fetch; Infinity where nothing limits it. */
export interface Room {
  /** Bytes beside the first entry's. */
  readonly bytes: number;
  /** Bytes with the first entry's. */
  readonly all: number;
  /** Files, the first entry's too. */
  readonly files: number;
}

/** Bytes and files that some entries fetch more, or fewer. */
export interface Load {
  readonly places: readonly number[];
  readonly bytes: number;
  readonly files: number;
}

/** What a file too many counts, in bytes too many. */
const FILE_OVER = 1500;

/** What a byte too many of a whole first load counts, beside one of a page's own: fewer ways lead out of it. */
const ALL_OVER = 1.5;

/** What entries fetch, beside what they have room for, by place. The first entry is at place 0. */
export class Crowd {
  private readonly bytes: Float64Array;
  private readonly files: Float64Array;
  private readonly moreBytes: Float64Array;
  private readonly moreFiles: Float64Array;
  private readonly limited: readonly number[];
  private readonly isLimited: readonly boolean[];
  /** What is too much for each, weighed. */
  private readonly overs: Float64Array;

  /** What is too much for all, weighed. */
  private total = 0;

  /** What a byte too many counts, in bytes over all entries. */
  private pressure = 0;

  constructor(
    private readonly rooms: readonly Room[],
    private readonly weights: readonly number[],
  ) {
    [this.bytes, this.files] = [new Float64Array(rooms.length), new Float64Array(rooms.length)];
    [this.moreBytes, this.moreFiles] = [new Float64Array(rooms.length), new Float64Array(rooms.length)];
    this.overs = new Float64Array(rooms.length);
    this.isLimited = rooms.map(
      ({ bytes, all, files }, place) => place > 0 && Math.min(bytes, all, files) < Number.POSITIVE_INFINITY,
    );
    this.limited = rooms.flatMap((_, place) => (this.isLimited[place] ? place : []));
  }

  /** Makes a byte too many count so many bytes over all entries; 0 heeds no room at all. */
  press(pressure: number): void {
    this.pressure = pressure;
    this.add([]);
  }

  /** Takes loads in. */
  add(loads: readonly Load[]): void {
    sum(loads, this.bytes, this.files);
    const first = this.bytes[0] ?? 0;
    this.total = 0;
    for (const place of this.limited) {
      const over = this.over(place, this.bytes[place] ?? 0, this.files[place] ?? 0, first);
      this.overs[place] = over;
      this.total += over;
    }
  }

  /** The most that any loads could take off what is too much, weighed. */
  relief = (): number => this.total;

  /** Entries that fetch too much, by place. */
  crowded = (): readonly number[] => this.limited.filter((place) => this.tooMuch(place) > 0);

  private tooMuch(place: number): number {
    return this.excessAt(place, this.bytes[place] ?? 0, this.files[place] ?? 0, this.bytes[0] ?? 0);
  }

  /** By how much loads would add to what is too much, weighed. */
  excess(loads: readonly Load[]): number {
    if (this.pressure === 0) return 0;
    const { moreBytes, moreFiles } = this;
    sum(loads, moreBytes, moreFiles);
    const moreFirst = moreBytes[0] ?? 0;
    let more = 0;
    if (moreFirst !== 0) for (const place of this.limited) more += this.moreAt(place, moreFirst);
    for (const { places } of loads) {
      for (const place of places) {
        if (moreFirst === 0) more += this.moreAt(place, 0);
        moreBytes[place] = moreFiles[place] = 0;
      }
    }
    return more;
  }

  private moreAt(place: number, moreFirst: number): number {
    const [own, files, first] = [this.bytes[place] ?? 0, this.files[place] ?? 0, this.bytes[0] ?? 0];
    if (!this.isLimited[place]) return 0;
    const now = this.over(
      place,
      own + (this.moreBytes[place] ?? 0),
      files + (this.moreFiles[place] ?? 0),
      first + moreFirst,
    );
    return now - (this.overs[place] ?? 0);
  }

  private over(place: number, own: number, files: number, first: number): number {
    if (this.pressure === 0 || place === 0) return 0;
    return this.excessAt(place, own, files, first) * this.pressure * Math.max(1, this.weights[place] ?? 0);
  }

  private excessAt(place: number, own: number, files: number, first: number): number {
    const room = this.rooms[place];
    if (!room) return 0;
    const bytes = Math.max(0, own - room.bytes) + Math.max(0, own + first - room.all) * ALL_OVER;
    return bytes + Math.max(0, files + 1 - room.files) * FILE_OVER;
  }
}

function sum(loads: readonly Load[], bytes: Float64Array, files: Float64Array): void {
  for (const load of loads) {
    for (const place of load.places) {
      bytes[place] = (bytes[place] ?? 0) + load.bytes;
      files[place] = (files[place] ?? 0) + load.files;
    }
  }
}
