import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OutageKind } from '../../../kernel/outage.ts';
import { type Circuit, createCircuit, type Pass } from './circuit.ts';

const KINDS: readonly OutageKind[] = [
  'blocked',
  'limited',
  'timeout',
  'unreachable',
  'failing',
  'broken',
];
const passOf = (circuit: Circuit, nowMs: number): Pass => {
  const pass = circuit.admit(nowMs);
  if (typeof pass === 'string') throw new Error(`refused: ${pass}`);
  return pass;
};
const fail = (
  circuit: Circuit,
  kind: OutageKind,
  nowMs: number,
  times = 1,
  askedRestMs?: number,
) => {
  for (let n = 0; n < times; n++) passOf(circuit, nowMs).failed(kind, nowMs, askedRestMs);
};

describe('the way to a site', () => {
  it.each([
    ['blocked', 1, 120_000],
    ['limited', 1, 30_000],
    ['timeout', 5, 10_000],
    ['unreachable', 5, 5_000],
    ['failing', 5, 10_000],
  ] as const)('is closed by %s, told %i times in a row, for %i ms', (kind, times, restMs) => {
    const circuit = createCircuit();
    if (times > 1) fail(circuit, kind, 1_000, times - 1);
    expect(circuit.standing(1_000)).toEqual({ state: 'open' });
    fail(circuit, kind, 1_000);
    expect(circuit.standing(1_000)).toEqual({
      state: 'resting',
      kind,
      sinceMs: 1_000,
      untilMs: 1_000 + restMs,
    });
    expect(circuit.admit(999 + restMs)).toBe(kind);
    expect(circuit.standing(1_000 + restMs).state).toBe('trying');
    passOf(circuit, 1_000 + restMs);
  });

  it('is not closed by answers that cannot be read, nor by failures with successes between them', () => {
    const circuit = createCircuit();
    fail(circuit, 'broken', 0, 50);
    for (let n = 0; n < 20; n++) {
      fail(circuit, 'timeout', 0, 4);
      passOf(circuit, 0).succeeded();
    }
    expect(circuit.standing(0)).toEqual({ state: 'open' });
  });

  it('is tried by one call at a time, which opens it or doubles the rest, up to a quarter of an hour', () => {
    const circuit = createCircuit();
    fail(circuit, 'blocked', 0);
    let nowMs = 0;
    for (const restMs of [120_000, 240_000, 480_000, 900_000, 900_000]) {
      nowMs += restMs;
      expect(circuit.admit(nowMs - 1)).toBe('blocked');
      const only = passOf(circuit, nowMs);
      expect(circuit.admit(nowMs)).toBe('blocked');
      only.failed('blocked', nowMs);
      expect(circuit.standing(nowMs)).toMatchObject({ state: 'resting', sinceMs: 0 });
    }
    passOf(circuit, nowMs + 900_000).succeeded();
    expect(circuit.standing(nowMs + 900_000)).toEqual({ state: 'open' });
    fail(circuit, 'blocked', nowMs + 900_000);
    expect(circuit.admit(nowMs + 900_000 + 119_999)).toBe('blocked');
    passOf(circuit, nowMs + 900_000 + 120_000);
  });

  it('is tried by the next call when the one that should find out was never sent, gave an unreadable answer, or is lost', () => {
    const circuit = createCircuit();
    fail(circuit, 'limited', 0);
    passOf(circuit, 30_000).unused();
    passOf(circuit, 30_001).failed('broken', 30_001);
    passOf(circuit, 30_002);
    expect(circuit.admit(60_001)).toBe('limited');
    passOf(circuit, 60_002);
  });

  it('rests as long as the site asks, where that is longer', () => {
    const circuit = createCircuit();
    fail(circuit, 'limited', 0, 1, 300_000);
    expect(circuit.standing(0)).toMatchObject({ untilMs: 300_000 });
    const hasty = createCircuit();
    fail(hasty, 'limited', 0, 1, 1_000);
    expect(hasty.standing(0)).toMatchObject({ untilMs: 30_000 });
  });

  it('is judged by nothing that was asked before it was closed', () => {
    const circuit = createCircuit();
    const [early, late, slow] = [passOf(circuit, 0), passOf(circuit, 0), passOf(circuit, 0)];
    early.failed('blocked', 10);
    late.failed('blocked', 5_000);
    slow.succeeded();
    expect(circuit.standing(5_000)).toMatchObject({ state: 'resting', untilMs: 120_010 });
  });

  it('never stays closed for longer than the longest rest without one call going', () => {
    const step = fc.record({
      afterMs: fc.integer({ min: 0, max: 60_000 }),
      kind: fc.constantFrom(...KINDS),
      tells: fc.constantFrom('fails', 'nothing', 'unused'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const circuit = createCircuit();
        let nowMs = 0;
        for (const { afterMs, kind, tells } of steps) {
          nowMs += afterMs;
          const pass = circuit.admit(nowMs);
          if (typeof pass === 'string') continue;
          if (tells === 'fails') pass.failed(kind, nowMs);
          if (tells === 'unused') pass.unused();
        }
        expect(typeof circuit.admit(nowMs + 15 * 60_000)).toBe('object');
      }),
    );
  });
});

describe('the ways of several processes to one site', () => {
  /** Two circuits that hear each other, as over a line without delay, at clocks that differ. */
  function two(): { readonly here: Circuit; readonly there: Circuit; at: (nowMs: number) => void } {
    let nowMs = 0;
    const here: Circuit = createCircuit(5, (found) => there.hear(found, nowMs + 7_000));
    const there: Circuit = createCircuit(5, (found) => here.hear(found, nowMs));
    const at = (ms: number) => {
      nowMs = ms;
    };
    return { here, there, at };
  }

  it('are closed together, and opened by the one that found the site back', () => {
    const { here, there, at } = two();
    at(1_000);
    fail(here, 'blocked', 1_000);
    expect(there.standing(8_000)).toEqual({
      state: 'resting',
      kind: 'blocked',
      sinceMs: 8_000,
      untilMs: 128_000,
    });
    expect(there.admit(127_999)).toBe('blocked');
    at(121_000);
    passOf(there, 128_000).succeeded();
    expect(here.standing(121_000)).toEqual({ state: 'open' });
  });

  it('rest as long as the longer of what they were told', () => {
    const { here, there, at } = two();
    fail(there, 'limited', 7_000, 1, 600_000);
    const before = there.standing(7_000);
    at(1);
    here.hear('open', 1);
    fail(here, 'limited', 1);
    expect(there.standing(7_001)).toEqual(before);
    expect(here.standing(1)).toMatchObject({ untilMs: 30_001 });
  });

  it('a try that fails is a longer rest for both', () => {
    const { here, there, at } = two();
    fail(here, 'limited', 0);
    at(30_000);
    fail(here, 'limited', 30_000);
    expect(there.standing(37_000)).toMatchObject({ sinceMs: 7_000, untilMs: 97_000 });
  });
});
