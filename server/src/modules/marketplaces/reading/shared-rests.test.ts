import { describe, expect, it } from 'vitest';
import type { OutageKind } from '../../../kernel/outage.ts';
import { createMemoryStore } from '../../../platform/shared/memory-store.ts';
import { createSharedCircuit, createSharedRests } from './shared-rests.ts';

const SITE = 'https://shop.example';

/** The circuits of two processes over one store. */
function twoProcesses() {
  const clock = { monotonicMs: () => 0 };
  const store = createMemoryStore(clock);
  const circuitOf = () => createSharedCircuit(SITE, clock, createSharedRests(store));
  return { store, here: circuitOf(), there: circuitOf() };
}

describe('what a process finds out about a site', () => {
  it.each<[OutageKind, string]>([
    ['blocked', 'resting'],
    ['limited', 'resting'],
    ['unreachable', 'open'],
    ['timeout', 'open'],
    ['failing', 'open'],
  ])('of the kind %s leaves the way of another one %s', (kind, state) => {
    const { here, there } = twoProcesses();
    for (let n = 0; n < 5; n++) {
      const pass = here.admit(0);
      if (typeof pass !== 'string') pass.failed(kind, 0);
    }
    expect(here.standing(0).state).toBe('resting');
    expect(there.standing(0).state).toBe(state);
  });

  it.each([
    'not ours',
    'null',
    '{"from":"a"}',
    '{"from":"a","found":{"kind":"blocked"}}',
    '{"from":"a","found":{"kind":"timeout","restMs":9,"forMs":9,"sinceAgoMs":0}}',
  ])('is nothing when somebody tells %s', async (message) => {
    const { store, here } = twoProcesses();
    await store.tell(`rest:${encodeURIComponent(SITE)}`, message);
    expect(here.standing(0)).toEqual({ state: 'open' });
  });
});
