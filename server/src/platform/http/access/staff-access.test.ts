import { expect, it } from 'vitest';
import { obstacleFor } from './staff-access.ts';

const inVietnam = { staff: ['warehouse', 'accountant'], warehouse: 'VN' } as const;
const anywhere = { staff: ['accountant', 'warehouse'] } as const;

it.each([
  [inVietnam, ['warehouse'], 'VN', undefined],
  [inVietnam, ['warehouse'], 'JP', 'house'],
  // Works in both houses.
  [inVietnam, ['warehouse'], undefined, undefined],
  [inVietnam, ['warehouse', 'sales'], 'JP', 'house'],
  [inVietnam, ['warehouse', 'accountant'], 'JP', undefined],
  [inVietnam, ['accountant'], undefined, undefined],
  [inVietnam, ['sales', 'buyer'], 'VN', 'role'],
  [inVietnam, ['sales'], 'JP', 'role'],
  [inVietnam, [], undefined, 'role'],
  [inVietnam, ['admin'], 'JP', undefined],
  [anywhere, ['warehouse'], 'JP', undefined],
  [anywhere, ['sales'], undefined, 'role'],
] as const)('to %j, %j of %s finds in the way: %s', (access, roles, warehouse, obstacle) => {
  expect(obstacleFor(access, { roles, warehouse })).toBe(obstacle);
});
