import { expect, test } from 'vitest';
import { securityEventOf } from './note-security.ts';

test.each([
  ['role.change', 'staff.roles-changed'],
  ['role.change.propose', undefined],
  ['role.change.decline', undefined],
  ['staff.change-roles', 'staff.roles-changed'],
  ['staff.change-contact', undefined],
  ['coupon.disable', 'limits.changed'],
])('the act %s is told as %s', (action, event) => expect(securityEventOf(action)).toBe(event));
