import { describe, expect, it } from 'vitest';
import type { OrderState } from '../../rules/order-life.ts';
import { trackOf } from './track.ts';

interface Happening {
  readonly to: OrderState;
  readonly at: Date;
}

const history = (...states: OrderState[]): Happening[] =>
  states.map((to, index) => ({ to, at: new Date(Date.UTC(2026, 10, 21, index)) }));

const standings = (events: Happening[], state: OrderState) =>
  trackOf(events, state)
    .map(({ standing }) => standing)
    .join(' ');

describe('the track of an order', () => {
  it('stands where the order is', () => {
    const events = history(
      'TRANSACTING',
      'TRANSACTED',
      'CONFIRMED',
      'BUYING',
      'BOUGHT',
      'WAREHOUSE',
    );
    expect(standings(events, 'WAREHOUSE')).toBe('passed passed here ahead ahead ahead ahead ahead');
    expect(trackOf(events, 'WAREHOUSE').map(({ reachedAt }) => reachedAt?.getUTCHours())).toEqual([
      0,
      2,
      5,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is all passed when the goods are delivered', () => {
    expect(
      standings(history('BOUGHT', 'WAREHOUSE', 'EXPORT', 'CHECKIN', 'COMPLETED'), 'COMPLETED'),
    ).toBe(Array(8).fill('passed').join(' '));
  });

  it('stays where a cancelled order left it', () => {
    expect(standings(history('TRANSACTING', 'CONFIRMED', 'CANCEL'), 'CANCEL')).toBe(
      'passed here ahead ahead ahead ahead ahead ahead',
    );
  });

  it('forgets a bill that was taken back', () => {
    const stops = trackOf(history('CHECKED', 'CALCULATOR', 'BILL_NEW', 'CALCULATOR'), 'CALCULATOR');
    expect(stops.find(({ standing }) => standing === 'here')?.code).toBe('vietnam');
    expect(stops.find(({ code }) => code === 'bill')?.reachedAt).toBeUndefined();
  });
});
