interface Entry {
  readonly atMs: number;
  readonly act: () => void;
}

/** What happens, in the order of its moments. Time is virtual, in milliseconds from 0. */
export class Agenda {
  #now = 0;
  /** A binary heap; the earliest is first. */
  readonly #entries: Entry[] = [];

  get now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): void {
    const entries = this.#entries;
    entries.push({ atMs: this.#now + ms, act });
    for (let child = entries.length - 1; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (!this.#swapIfEarlier(child, parent)) return;
      child = parent;
    }
  }

  /** Until nothing is left, or that moment has come. */
  runUntil(endMs: number): void {
    for (let next = this.#takeFirst(endMs); next; next = this.#takeFirst(endMs)) {
      this.#now = next.atMs;
      next.act();
    }
    this.#now = endMs;
  }

  #takeFirst(endMs: number): Entry | undefined {
    const entries = this.#entries;
    const first = entries[0];
    if (!first || first.atMs > endMs) return undefined;
    const last = entries.pop() as Entry;
    if (entries.length === 0) return first;
    entries[0] = last;
    for (let parent = 0; ; ) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2];
      const isRight = right < entries.length && this.#isEarlier(right, left);
      const child = isRight ? right : left;
      if (child >= entries.length || !this.#swapIfEarlier(child, parent)) return first;
      parent = child;
    }
  }

  #isEarlier(one: number, other: number): boolean {
    return (this.#entries[one]?.atMs ?? 0) < (this.#entries[other]?.atMs ?? 0);
  }

  #swapIfEarlier(one: number, other: number): boolean {
    if (!this.#isEarlier(one, other)) return false;
    const entries = this.#entries;
    [entries[one], entries[other]] = [entries[other] as Entry, entries[one] as Entry];
    return true;
  }
}
