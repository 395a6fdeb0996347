import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { UnsupportedLink } from './unsupported-link.tsx';

it.each([
  ['https://example.com/shoes/42', 'https://example.com/shoes/42'],
  ['Giày đẹp https://example.com/shoes/42?a=1&b=2 nhé', 'https://example.com/shoes/42?a=1&b=2'],
  ['zozo.jp/shop/42', 'https://zozo.jp/shop/42'],
])('a shop that nobody reads (%s) leads to a request with its link filled in', (typed, link) => {
  show(<UnsupportedLink message="Link chưa được hỗ trợ" typed={typed} served={['mercari']} />);
  const button = screen.getByRole('link', { name: 'Nhờ Hako báo giá link này' });
  const address = new URL(button.getAttribute('href') ?? '', 'https://hako.test');
  expect(address.pathname).toBe('/account/quotes/request');
  expect(address.searchParams.get('link')).toBe(link);
});
