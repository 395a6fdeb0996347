import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BUYER, show } from '../../../test-support/show.tsx';
import { AuditLink } from './audit-link.tsx';

it('leads to the lines about a thing, and only those who may read them', () => {
  show(<AuditLink subject="order:HK1" />, { viewer: BUYER });
  expect(screen.queryByRole('link')).toBeNull();
  show(<AuditLink subject="order:HK1" />, {
    viewer: { ...BUYER, permissions: [...BUYER.permissions, 'audit'] },
  });
  expect(screen.getByRole('link', { name: 'Nhật ký' }).getAttribute('href')).toBe(
    '/desk/audit?subject=order%3AHK1',
  );
});
