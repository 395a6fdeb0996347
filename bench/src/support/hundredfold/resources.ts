import type { Agenda } from './agenda.ts';

/** Something of which there is only so much. */
export interface Resource {
  readonly name: string;
  /** Part of its time that it worked, 0 to 1. */
  use(): number;
  /** Milliseconds that who came had to wait for it, one each. */
  readonly waits: readonly number[];
  /** Who would have had to wait too long. */
  readonly turnedAway: number;
}

/** Who is served is forgotten now and then, not one by one. */
const FORGET_AT = 10_000;

interface Waiting {
  readonly sinceMs: number;
  readonly workMs: number;
  readonly done: () => void;
}

/** A number of servers with one line before them: first come, first served. */
export class Servers implements Resource {
  readonly waits: number[] = [];
  turnedAway = 0;
  readonly name: string;
  readonly #agenda: Agenda;
  readonly #servers: number;
  readonly #line: Waiting[] = [];
  #first = 0;
  #busy = 0;
  #workMs = 0;
  #waitingMs = 0;

  constructor(agenda: Agenda, name: string, servers: number) {
    this.#agenda = agenda;
    this.name = name;
    this.#servers = servers;
  }

  use(): number {
    return this.#workMs / this.#servers / Math.max(1, this.#agenda.now);
  }

  /** Turned away when all that waits before it takes longer than `patienceMs`. */
  serve(workMs: number, done: () => void, patienceMs = Number.POSITIVE_INFINITY): boolean {
    if (this.#waitingMs / this.#servers > patienceMs) {
      this.turnedAway += 1;
      return false;
    }
    this.#waitingMs += workMs;
    this.#line.push({ sinceMs: this.#agenda.now, workMs, done });
    this.#next();
    return true;
  }

  #next(): void {
    const next = this.#line[this.#first];
    if (!next || this.#busy >= this.#servers) return;
    this.#first += 1;
    if (this.#first > FORGET_AT) {
      this.#line.splice(0, this.#first);
      this.#first = 0;
    }
    this.#busy += 1;
    this.waits.push(this.#agenda.now - next.sinceMs);
    this.#agenda.after(next.workMs, () => {
      this.#busy -= 1;
      this.#waitingMs -= next.workMs;
      this.#workMs += next.workMs;
      next.done();
      this.#next();
    });
  }
}

/**
 * The log of the database: one flush after the other, each for all who have come until it began.
 */
export class Log implements Resource {
  readonly name = 'log of the database';
  readonly waits: number[] = [];
  readonly turnedAway = 0;
  readonly #agenda: Agenda;
  readonly #flushMs: number;
  #come: Omit<Waiting, 'workMs'>[] = [];
  #isBusy = false;
  #workMs = 0;

  constructor(agenda: Agenda, flushMs: number) {
    this.#agenda = agenda;
    this.#flushMs = flushMs;
  }

  use(): number {
    return this.#workMs / Math.max(1, this.#agenda.now);
  }

  commit(done: () => void): void {
    this.#come.push({ sinceMs: this.#agenda.now, done });
    if (!this.#isBusy) this.#flush();
  }

  #flush(): void {
    const all = this.#come;
    if (all.length === 0) return;
    this.#come = [];
    this.#isBusy = true;
    for (const { sinceMs } of all) this.waits.push(this.#agenda.now - sinceMs);
    this.#agenda.after(this.#flushMs, () => {
      this.#isBusy = false;
      this.#workMs += this.#flushMs;
      for (const { done } of all) done();
      this.#flush();
    });
  }
}
