import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { expect, it } from 'vitest';
import { BUYER } from '../../../../test-support/show.tsx';
import { NAV_GROUPS } from './nav-groups.ts';

/** The pages of somebody who has no fixed role, besides those that everybody has. */
const pagesOf = (permissions: readonly Permission[], warehouse?: 'JP' | 'VN') => {
  const viewer = { ...BUYER, roles: [], permissions, warehouse };
  return NAV_GROUPS.flatMap(({ links }) => links)
    .filter(({ isFor }) => isFor(viewer) && !isFor({ ...viewer, permissions: [] }))
    .map(({ to }) => to);
};

it.each<[readonly Permission[], 'JP' | 'VN' | undefined, readonly string[]]>([
  [['transfers'], undefined, ['/desk/transfers']],
  [['messages', 'audit'], undefined, ['/desk/messages', '/desk/audit']],
  [['stations', 'vietnam.receive'], 'VN', ['/desk/stations/check-in', '/desk/stations/weigh']],
  [['stations', 'vietnam.receive'], 'JP', []],
  [['stations', 'japan.receive'], undefined, ['/desk/stations/receive']],
  // A station is opened by a permission of its own.
  [['japan.receive'], 'JP', []],
  [['settings.read'], undefined, ['/desk/guarantee', '/desk/settings']],
  [['staff'], undefined, ['/desk/staff', '/desk/roles']],
])('%j in %s opens %j', (permissions, warehouse, pages) => {
  expect(pagesOf(permissions, warehouse)).toEqual(pages);
});
