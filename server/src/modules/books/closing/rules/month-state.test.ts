import { describe, expect, it } from 'vitest';
import { type MonthFacts, monthState } from './month-state.ts';
import { daysOfMonth, nextMonth } from './months.ts';

const over: MonthFacts = {
  month: '2026-03',
  today: '2026-04-01',
  isClosed: false,
  isWaiting: false,
  unsealed: [],
  openBefore: undefined,
};

describe('whether a month can be closed', () => {
  it.each([
    ['over and sealed', {}, 'ready', []],
    ['a second person has it', { isWaiting: true }, 'waiting', []],
    ['its last day runs', { today: '2026-03-31' }, 'open', ['not-over']],
    ['one before it is open', { openBefore: '2026-02' }, 'open', ['month-open']],
    ['its last day is not sealed', { unsealed: ['2026-03-31'] }, 'open', ['days-unsealed']],
    // What comes first is said first: days of a month that runs are never all sealed.
    ['it runs, unsealed', { today: '2026-03-20', unsealed: ['2026-03-20'] }, 'open', ['not-over']],
    ['it is closed', { isClosed: true, openBefore: '2026-02' }, 'closed', []],
  ] as const)('%s', (_, change, state, kinds) => {
    const found = monthState({ ...over, ...change });
    expect([found.state, found.obstacles.map(({ kind }) => kind)]).toEqual([state, kinds]);
  });
});

it.each([
  ['2026-02', '2026-02-28', '2026-03'],
  ['2028-02', '2028-02-29', '2028-03'],
  ['2026-12', '2026-12-31', '2027-01'],
  ['2026-04', '2026-04-30', '2026-05'],
])('%s ends on %s, and %s follows', (month, last, next) => {
  expect([daysOfMonth(month).to, nextMonth(month)]).toEqual([last, next]);
});
