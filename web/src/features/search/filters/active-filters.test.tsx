import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import { readSearch } from '../search-query.ts';
import { ActiveFilters } from './active-filters.tsx';

const open = (address: string) =>
  show(<ActiveFilters query={readSearch(new URLSearchParams(address))} />, {
    at: `/hako-go/search?${address}`,
  });

it('each filter can be left out alone, and all of them at once', () => {
  open('keyword=nikon&kind=auction&max_price=50000&sort=newest');
  expect(screen.getByRole('link', { name: 'Bỏ lọc Đấu giá' }).getAttribute('href')).toBe(
    '/hako-go/search?keyword=nikon&max_price=50000&sort=newest',
  );
  expect(screen.getByRole('link', { name: 'Bỏ lọc đến ¥50,000' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Xóa bộ lọc' }).getAttribute('href')).toBe(
    '/hako-go/search?keyword=nikon&sort=newest',
  );
});

it('a search without filters has no row of them', () => {
  open('keyword=nikon&sort=newest');
  expect(screen.queryByRole('link')).toBeNull();
});
