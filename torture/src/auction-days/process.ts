import type { Clock, Timers } from '../../../server/src/kernel/clock.ts';
import type { Chance } from '../chance.ts';
import { type Line, never } from './memory/database.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A process of ours in virtual time: it may die, stand still for a while, and have its wall clock stepped. */
export interface Process {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly line: Line;
  isDead(): boolean;
  kill(): void;
  /** Stands still until that moment; what was due meanwhile comes then. */
  pauseUntil(ms: number): void;
  stepClock(byMs: number): void;
  /** Hands something to the process at a moment, or later when it stands still; never when it is dead. */
  deliver(ms: number, run: () => void): void;
  /** Undefined when it runs. */
  gate(): Promise<void> | undefined;
}

export interface ProcessFaults {
  /** Share of commits after which the line is broken, and before which it is. */
  readonly commitLoss: () => number;
  readonly lens?: Line['lens'];
}

const EPOCH_MS = Date.UTC(2026, 0, 15, 12);

export function createProcess(
  time: VirtualTime,
  chance: Chance,
  skewMs: number,
  faults: ProcessFaults,
): Process {
  let isDead = false;
  let pausedUntil = 0;
  let wallMs = EPOCH_MS + skewMs;
  const open = new Set<() => void>();
  const stopOpen = (): void => {
    for (const rollBack of open) rollBack();
    open.clear();
  };

  const deliver = (ms: number, run: () => void): (() => void) =>
    time.at(ms, () => {
      if (isDead) return;
      if (pausedUntil > time.nowMs()) deliver(pausedUntil, run);
      else run();
    });
  const gate = (): Promise<void> | undefined => {
    if (isDead) return never();
    if (pausedUntil <= time.nowMs()) return undefined;
    return new Promise((goOn) => deliver(pausedUntil, goOn));
  };

  return {
    clock: { now: () => new Date(wallMs + time.nowMs()), monotonicMs: () => time.nowMs() },
    timers: {
      sleep: (ms) => new Promise<void>((over) => deliver(time.nowMs() + ms, over)),
      after: (ms, run) => deliver(time.nowMs() + ms, run),
    },
    line: lineOf(gate, () => isDead, open, faults, chance),
    isDead: () => isDead,
    kill() {
      isDead = true;
      stopOpen();
    },
    pauseUntil(ms) {
      pausedUntil = Math.max(pausedUntil, ms);
      stopOpen();
    },
    stepClock(byMs) {
      wallMs += byMs;
    },
    deliver,
    gate,
  };
}

/** The line to the database: its commits fail now and then, and what is open is taken back when the process stops. */
const lineOf = (
  gate: Line['gate'],
  isDead: () => boolean,
  open: Set<() => void>,
  { commitLoss, lens }: ProcessFaults,
  chance: Chance,
): Line => ({
  gate,
  isDead,
  atCommit() {
    const share = commitLoss();
    if (share === 0 || !chance.happens(share)) return 'done';
    return chance.happens(0.5) ? 'answer-lost' : 'lost';
  },
  onStop(rollBack) {
    open.add(rollBack);
    return () => open.delete(rollBack);
  },
  lens,
});

/** The database's clock, and what the marketplace's is counted from. */
export const dateAt = (ms: number): Date => new Date(EPOCH_MS + ms);
