import { expect, it } from 'vitest';
import { badgesOf } from './section-badges.ts';

const NO_TASKS = { outbid: 0, won: 0, price: 0, quote: 0, bill: 0, address: 0 };
const NOTHING = { tasks: NO_TASKS, bids: 0, messages: 0, notifications: 0 };

it('nothing stands beside a section where nothing waits or nobody knows', () => {
  const none = { tasks: '', orders: '', bills: '', bids: '', messages: '', notifications: '' };
  expect(badgesOf(NOTHING)).toEqual(none);
  expect(badgesOf({ ...NOTHING, tasks: null })).toEqual(none);
});

it('seven bills are seven, also where only five of them are listed', () => {
  const tasks = { ...NO_TASKS, bill: 7 };
  expect(badgesOf({ ...NOTHING, tasks })).toMatchObject({ tasks: '7', bills: '7', orders: '' });
});

it('what was counted up to a limit is told as more than nine', () => {
  const tasks = { ...NO_TASKS, bill: 10, quote: 5, price: 4 };
  expect(badgesOf({ ...NOTHING, tasks })).toMatchObject({ tasks: '9+', bills: '9+', orders: '9' });
  const more = { ...tasks, price: 5 };
  expect(badgesOf({ ...NOTHING, tasks: more })).toMatchObject({ orders: '9+' });
});

it('messages, bids and news keep their figure up to ninety-nine', () => {
  expect(badgesOf({ ...NOTHING, bids: 12, messages: 99, notifications: 100 })).toMatchObject({
    bids: '12',
    messages: '99',
    notifications: '99+',
  });
});
