import { expect, it } from 'vitest';
import { formatPhone, shipModeText } from './contact.ts';

it.each([
  ['+84912345678', '0912 345 678'],
  ['+819012345678', '+819012345678'],
  ['0912345678', '0912 345 678'],
  ['02438221111', '02438221111'],
])('%s is dialled %s', (e164, expected) => {
  expect(formatPhone(e164)).toBe(expected);
});

it.each([
  ['AIR-HAN', 'Đường bay về Hà Nội'],
  ['SEA-SGN', 'Đường biển về TP. Hồ Chí Minh'],
  ['RAIL-DAD', 'RAIL-DAD'],
])('%s means %s', (mode, expected) => {
  expect(shipModeText(mode)).toBe(expected);
});
