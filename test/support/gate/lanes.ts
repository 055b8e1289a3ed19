/** What a job holds while it runs: one lane is one process at work. */
interface Waiting {
  readonly rank: number;
  readonly width: number;
  readonly begin: () => void;
}

/** Lanes that the jobs of all stages share, so that a machine is kept busy and no busier. */
export class Lanes {
  private readonly waiting: Waiting[] = [];
  private free: number;

  /** @param count how many processes may work at once */
  constructor(readonly count: number) {
    this.free = count;
  }

  /**
   * Runs `work` when enough lanes are free.
   * @param rank who goes first when several wait: the lowest; a wide job that is first lets nobody pass
   * @param width how many lanes the work fills
   */
  async run<Result>(rank: number, width: number, work: () => Promise<Result>): Promise<Result> {
    const taken = Math.min(width, this.count);
    await new Promise<void>((begin) => {
      const place = this.waiting.findIndex((other) => other.rank > rank);
      this.waiting.splice(place === -1 ? this.waiting.length : place, 0, { rank, width: taken, begin });
      this.beginNext();
    });
    try {
      return await work();
    } finally {
      this.free += taken;
      this.beginNext();
    }
  }

  private beginNext(): void {
    for (let first = this.waiting[0]; first && first.width <= this.free; first = this.waiting[0]) {
      this.waiting.shift();
      this.free -= first.width;
      first.begin();
    }
  }
}
