import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountStanding,
  type AccountState,
  chooseAccount,
  maySend,
  signOf,
  stateAfter,
  takesLots,
} from './account-choice.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const account = (name: string, more: Partial<AccountStanding> = {}): AccountStanding => ({
  name,
  state: 'healthy',
  restsUntil: undefined,
  pacePerMinute: 30,
  load: 0,
  recent: 0,
  ...more,
});
const states: AccountState[] = ['healthy', 'limited', 'restricted', 'draining', 'off'];

describe('the account of a new lot', () => {
  it.each([
    ['the least loaded', [account('a', { load: 3 }), account('b', { load: 1 })], 'b'],
    [
      'one with pace left before one without',
      [account('a', { recent: 30 }), account('b', { load: 9 })],
      'b',
    ],
    [
      'one without pace when there is no other',
      [account('a', { recent: 30 }), account('b', { state: 'off' })],
      'a',
    ],
    [
      'never one that drains',
      [account('a', { state: 'draining' }), account('b', { load: 9 })],
      'b',
    ],
    ['never one that a person must look at', [account('a', { state: 'restricted' })], undefined],
    [
      'not one that rests',
      [account('a', { state: 'limited', restsUntil: new Date(NOW.getTime() + 1) })],
      undefined,
    ],
    ['one whose rest is over', [account('a', { state: 'limited', restsUntil: NOW })], 'a'],
    ['none when there is none', [], undefined],
  ])('is %s', (_, accounts, chosen) => {
    expect(chooseAccount(accounts, NOW)).toBe(chosen);
  });

  it('spreads lots evenly over equal accounts, whatever their number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 60 }),
        (count, lots) => {
          const loads = new Map(Array.from({ length: count }, (_, index) => [`a${index}`, 0]));
          for (let lot = 0; lot < lots; lot++) {
            const name = chooseAccount(
              [...loads].map(([name, load]) => account(name, { load })),
              NOW,
            ) as string;
            loads.set(name, (loads.get(name) ?? 0) + 1);
          }
          expect(Math.max(...loads.values()) - Math.min(...loads.values())).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('always takes lots itself', () => {
    const any = fc.record({
      state: fc.constantFrom(...states),
      load: fc.nat(9),
      recent: fc.nat(60),
      rest: fc.integer({ min: -5, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (rows) => {
        const accounts = rows.map(({ state, load, recent, rest }, index) =>
          account(`a${index}`, { state, load, recent, restsUntil: new Date(NOW.getTime() + rest) }),
        );
        const chosen = accounts.find(({ name }) => name === chooseAccount(accounts, NOW));
        if (chosen) expect(takesLots(chosen, NOW) && maySend(chosen)).toBe(true);
        else expect(accounts.some((one) => takesLots(one, NOW))).toBe(false);
      }),
    );
  });
});

describe('what a write tells of its account', () => {
  it.each<[Parameters<typeof signOf>[0], string, AccountState | undefined]>([
    [{ kind: 'placed' }, 'answered', undefined],
    [{ kind: 'refused', reason: 'bid-too-low' }, 'refused', undefined],
    [{ kind: 'refused', reason: 'not-logged-in' }, 'signed-out', 'restricted'],
    [{ kind: 'outage', reason: 'blocked', shutOut: 'robot-check' }, 'robot-check', 'restricted'],
    [{ kind: 'outage', reason: 'blocked', shutOut: 'signed-out' }, 'signed-out', 'restricted'],
    // The site is closed to everybody, or was not asked at all: nothing is said of the account.
    [{ kind: 'outage', reason: 'blocked' }, 'lost', undefined],
    [{ kind: 'outage', reason: 'limited' }, 'limited', 'limited'],
    [{ kind: 'outage', reason: 'timeout' }, 'lost', undefined],
  ])('%o', (result, sign, state) => {
    expect(signOf(result)).toBe(sign);
    expect(stateAfter('healthy', signOf(result))).toBe(state);
  });

  it('never makes an account that a person switched off send again, nor a draining one take lots', () => {
    for (const state of states)
      for (const sign of [
        'answered',
        'refused',
        'lost',
        'limited',
        'robot-check',
        'signed-out',
      ] as const) {
        const after = stateAfter(state, sign) ?? state;
        if (!maySend({ state })) expect(after).toBe(state);
        if (state === 'draining')
          expect(takesLots({ state: after, restsUntil: NOW }, NOW)).toBe(false);
      }
  });
});
