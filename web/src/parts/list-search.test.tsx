import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { show } from '../../test-support/show.tsx';
import { isSearched, ListSearch, listAddress, listSearchIn } from './list-search.tsx';

const Address = () => <p>{useLocation().search}</p>;
const askedBy = (query: string) => listSearchIn(new URLSearchParams(query));

describe('what the address of a list asks for', () => {
  it.each([
    ['', {}],
    ['q=%20%20', {}],
    ['q=%20FM2%20&from=2026-11-01', { q: 'FM2', from: '2026-11-01' }],
    ['from=2026-02-31&to=gestern', {}],
    ['to=2026-11-21', { to: '2026-11-21' }],
  ])('%s', (query, asked) => {
    expect(askedBy(query)).toEqual(asked);
    expect(isSearched(askedBy(query))).toBe(Object.keys(asked).length > 0);
    expect(askedBy(listAddress(askedBy(query), 'unpaid'))).toEqual(asked);
  });

  it('is cut to what the server takes', () => {
    expect(askedBy(`q=${'a'.repeat(500)}`).q).toHaveLength(120);
  });
});

describe('the search of a list', () => {
  const search = (query: string) =>
    show(
      <>
        <ListSearch placeholder="Mã đơn" asked={askedBy(query)} tab="unpaid" />
        <Address />
      </>,
      { at: `/account/quotes?${query}` },
    );

  it('keeps the days folded until they matter, and can be taken back', () => {
    search('tab=unpaid');
    expect(screen.getByText('Chọn ngày').closest('details')?.open).toBe(false);
    expect(screen.queryByRole('link', { name: 'Xóa bộ lọc' })).toBeNull();
    search('tab=unpaid&q=FM2&from=2026-11-01&to=2026-11-21');
    expect(screen.getByText('01/11/2026 – 21/11/2026').closest('details')?.open).toBe(true);
    expect(screen.getByRole('link', { name: 'Xóa bộ lọc' }).getAttribute('href')).toMatch(
      /\?tab=unpaid$/,
    );
  });

  it('writes what was typed into the address, with its tab and without the page', async () => {
    search('tab=unpaid&page=3');
    const field = screen.getByRole('searchbox', { name: 'Tìm trong danh sách' });
    fireEvent.change(field, { target: { value: ' Nikon ' } });
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    expect(await screen.findByText('?tab=unpaid&q=Nikon')).toBeTruthy();
  });
});
