import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { vi } from '../../text/vi.ts';
import type { Group } from './merged-state.ts';
import { OtherSellers } from './product-group.tsx';

type Member = Group['members'][number];

const landed = {
  low_vnd: 900_000,
  likely_vnd: 2_231_656,
  high_vnd: 6_000_000,
  certainty: 'unknown' as const,
};
const member = (code: string, more: Partial<NonNullable<Member['landed']>>) =>
  ({
    site: 'mercari',
    code,
    path: `/mercari/item/${code}`,
    picture: '',
    kind: 'fixed',
    condition_label: 'Tốt',
    price_jpy: 1_000,
    landed: { ...landed, ...more },
  }) as Member;

test('offers are rounded as their cards are, and one of no known kind says so beside its range', async () => {
  const members = [member('m1', { is_kind_unknown: true }), member('m2', {})];
  const group: Group = {
    id: 'g1',
    basis: 'model',
    label: 'Nikon FM2',
    member_count: 2,
    site_count: 1,
    cheapest_landed_vnd: 2_231_656,
    cheapest: { site: 'mercari', code: 'm1' },
    members,
  };
  const user = show(<OtherSellers group={group} titleOf={({ code }) => code} />);
  const button = screen.getByRole('button', { name: /^2 cửa hàng/ });
  expect(button.textContent?.replaceAll('\u00a0', ' ')).toBe('2 cửa hàng, từ ≈ 2.230.000 ₫');
  await user.click(button);
  const [unknown, known] = screen.getAllByRole('listitem');
  expect(within(unknown as HTMLElement).getByText(vi.kindUnknown)).toBeTruthy();
  expect(unknown?.textContent).toContain('2.230.000');
  expect(known?.textContent).not.toContain(vi.kindUnknown);
});
