import { expect, test } from 'vitest';
import { contactsToTell } from './contacts-to-tell.ts';

const OLD = { email: 'an@hako.test', phone: '+84912345678' };
const toThief = { newValue: 'ke-trom@hako.test', told: ['an@hako.test', '+84912345678'] };

test.each([
  ['every contact of an account that stood still', OLD, [], ['an@hako.test', '+84912345678']],
  ['the only contact there is', { email: undefined, phone: '+84912345678' }, [], ['+84912345678']],
  [
    'the contact before, and not the one that came a moment ago',
    { ...OLD, email: 'ke-trom@hako.test' },
    [toThief],
    ['+84912345678', 'an@hako.test'],
  ],
  [
    'the contacts before, also when both are new',
    { email: 'ke-trom@hako.test', phone: '+84987654321' },
    [{ newValue: '+84987654321', told: ['+84912345678', 'an@hako.test'] }, toThief],
    ['+84912345678', 'an@hako.test'],
  ],
])('tells %s', (_, user, open, told) => {
  expect(contactsToTell(user, open)).toEqual(told);
});
