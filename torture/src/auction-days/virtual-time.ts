import { setImmediate as settled } from 'node:timers/promises';
import type { Chance } from '../chance.ts';

/** A clock that only moves from event to event, and the events in their order. Milliseconds. */
export interface VirtualTime {
  nowMs(): number;
  /** Gives back what calls it off. */
  at(ms: number, run: () => void): () => void;
  /** Runs event after event, each with all that follows from it at once, until none is left, or until told to stop. */
  runUntil(isOver: () => boolean): Promise<void>;
}

interface Event {
  readonly ms: number;
  /** Of events of one moment the one that was planned first comes first. */
  readonly order: number;
  run: (() => void) | undefined;
}

export function createVirtualTime(): VirtualTime {
  const heap: Event[] = [];
  let now = 0;
  let planned = 0;

  return {
    nowMs: () => now,
    at(ms, run) {
      const event: Event = { ms: Math.max(ms, now), order: planned++, run };
      push(heap, event);
      return () => {
        event.run = undefined;
      };
    },
    async runUntil(isOver) {
      while (!isOver()) {
        const event = pop(heap);
        if (!event) return;
        if (!event.run) continue;
        now = event.ms;
        event.run();
        // Nothing in here waits for the real world, so one turn of the real loop is all that can follow.
        await settled();
      }
    },
  };
}

/** Again and again, from a moment of the first interval on. */
export function every(
  time: Pick<VirtualTime, 'nowMs' | 'at'>,
  chance: Pick<Chance, 'below'>,
  ms: number,
  run: () => void,
): void {
  const again = (): void => {
    run();
    time.at(time.nowMs() + ms, again);
  };
  time.at(chance.below(ms), again);
}

const isBefore = (a: Event, b: Event): boolean =>
  a.ms < b.ms || (a.ms === b.ms && a.order < b.order);

function push(heap: Event[], event: Event): void {
  let index = heap.length;
  heap.push(event);
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (!isBefore(event, heap[parent] as Event)) break;
    heap[index] = heap[parent] as Event;
    index = parent;
  }
  heap[index] = event;
}

function pop(heap: Event[]): Event | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (!first || !last || heap.length === 0) return first;
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isBefore(heap[child + 1] as Event, heap[child] as Event))
      child++;
    if (!isBefore(heap[child] as Event, last)) break;
    heap[index] = heap[child] as Event;
    index = child;
  }
  heap[index] = last;
  return first;
}
