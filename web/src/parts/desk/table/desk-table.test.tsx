import { exportDeskOrdersEndpoint } from '@hako/contract/desk/order-table';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import { DeskTable, type TableColumn } from './desk-table.tsx';
import { TableFilters } from './table-filters.tsx';

interface Thing {
  readonly code: string;
  readonly price: number;
}
const THINGS: readonly Thing[] = [
  { code: 'A1', price: 300 },
  { code: 'B2', price: 40 },
];
const COLUMNS: readonly TableColumn<Thing>[] = [
  { key: 'code', head: 'Mã', isFixed: true, isSortable: true, cell: ({ code }) => code },
  {
    key: 'price',
    head: 'Giá',
    isFigure: true,
    isSortable: true,
    cell: ({ price }) => price,
    totalOf: (rows) => rows.reduce((sum, { price }) => sum + price, 0),
  },
  { key: 'extra', head: 'Thêm', isExtra: true, cell: () => 'x' },
];

beforeEach(() => localStorage.clear());

const table = (at: string, page: { next?: string; rows?: readonly Thing[] } = {}) =>
  show(
    <DeskTable
      id="things"
      name="Món"
      unit="món"
      columns={COLUMNS}
      page={{ rows: THINGS, count: 10_000, is_more: true, ...page }}
      keyOf={({ code }) => code}
      usualSort="-code"
      file={{ endpoint: exportDeskOrdersEndpoint, query: {} }}
    />,
    { at },
  );
const heading = (name: RegExp) => screen.getByRole('columnheader', { name });
const linkIn = (name: RegExp) => within(heading(name)).getByRole('link').getAttribute('href');

describe('a table of the desk', () => {
  it('says how it is sorted, and sorts by its headings', () => {
    table('/desk/things?site=mercari&after=x~1');
    expect(heading(/Mã/).getAttribute('aria-sort')).toBe('descending');
    expect(heading(/Giá/).getAttribute('aria-sort')).toBeNull();
    // The filters stay, the page begins anew.
    expect(linkIn(/Giá/)).toMatch(/\?site=mercari&sort=price$/);
    expect(linkIn(/Mã/)).toMatch(/\?site=mercari&sort=code$/);
  });

  it('turns the order of the column that it is sorted by', () => {
    table('/desk/things?sort=price');
    expect(heading(/Giá/).getAttribute('aria-sort')).toBe('ascending');
    expect(linkIn(/Giá/)).toMatch(/\?sort=-price$/);
  });

  it('counts what matches and sums the rows that it shows', () => {
    table('/desk/things');
    expect(screen.getByText('Hơn 10.000 món')).toBeTruthy();
    expect(screen.getByText('2 dòng')).toBeTruthy();
    expect(screen.getByText('340')).toBeTruthy();
  });

  it('leads to the next page and back to the first one with its filters', () => {
    table('/desk/things?site=amazon&after=old~1', { next: 'new~2' });
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('Trang sau')).toMatch(/\?site=amazon&after=new%7E2$|\?site=amazon&after=new~2$/);
    expect(to('Về trang đầu')).toMatch(/\?site=amazon$/);
  });

  it('remembers which columns this person wants', async () => {
    const person = table('/desk/things');
    expect(screen.queryByRole('columnheader', { name: 'Thêm' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Chọn cột' }));
    await person.click(screen.getByRole('checkbox', { name: 'Thêm' }));
    await person.click(screen.getByRole('checkbox', { name: 'Giá' }));
    expect(heading(/Thêm/)).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: /Giá/ })).toBeNull();
    expect(JSON.parse(localStorage.getItem('hako.hidden-columns.things') ?? '')).toEqual(['price']);
    // What a row is known by cannot be hidden.
    expect(screen.queryByRole('checkbox', { name: 'Mã' })).toBeNull();
  });

  it('says so when nothing matches', () => {
    table('/desk/things', { rows: [] });
    expect(screen.getByText('Không có món nào khớp')).toBeTruthy();
  });
});

describe('the filters of a table', () => {
  const filters = (at: string) =>
    show(
      <TableFilters
        filters={[
          { kind: 'text', name: 'q', label: 'Mã' },
          { kind: 'day', name: 'from', label: 'Từ ngày' },
          {
            kind: 'choice',
            name: 'site',
            label: 'Sàn',
            options: [{ value: 'amazon', label: 'Amazon' }],
          },
        ]}
      />,
      { at },
    );

  it('show what the address asks for, and can be taken away together', () => {
    filters('/desk/things?q=HK1&site=amazon&sort=code');
    expect(screen.getByDisplayValue('HK1')).toBeTruthy();
    expect(screen.getByText('Bộ lọc (đang lọc 2)')).toBeTruthy();
    const clear = screen.getByRole('link', { name: 'Xóa bộ lọc' });
    expect(clear.getAttribute('href')).toMatch(/\?sort=code$/);
  });

  it('write what is chosen into the address at once, without empty fields and without the old page', async () => {
    const person = filters('/desk/things?sort=code&after=x~1');
    await person.selectOptions(screen.getByLabelText('Sàn'), 'amazon');
    expect(await screen.findByText('Bộ lọc (đang lọc 1)')).toBeTruthy();
    const clear = screen.getByRole('link', { name: 'Xóa bộ lọc' });
    expect(clear.getAttribute('href')).toMatch(/\?sort=code$/);
    expect(screen.getByLabelText('Sàn')).toHaveProperty('value', 'amazon');
  });

  it('wait for a day whose year is typed to its end', async () => {
    const person = filters('/desk/things');
    const field = screen.getByLabelText('Từ ngày');
    for (const typed of ['0002-11-24', '0020-11-24', '0202-11-24']) {
      fireEvent.change(field, { target: { value: typed } });
      // Meanwhile the page would have been read anew.
      await person.click(field);
    }
    expect(screen.queryByText('Bộ lọc (đang lọc 1)')).toBeNull();
    fireEvent.change(field, { target: { value: '2026-11-24' } });
    expect(await screen.findByText('Bộ lọc (đang lọc 1)')).toBeTruthy();
  });
});
