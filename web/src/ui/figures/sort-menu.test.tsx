import { screen } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { WideHead } from './wide-head.tsx';

function Head() {
  const [search] = useSearchParams();
  return (
    <>
      <WideHead
        name="Thứ tự phiếu"
        usualSort="-created"
        columns={[
          { label: 'Lập', sort: { key: 'created', words: ['Mới trước', 'Cũ trước'] } },
          { label: 'Tiền', sort: { key: 'total', words: ['Cao trước', 'Thấp trước'] } },
        ]}
      />
      <p>asked: {search.toString()}</p>
    </>
  );
}

it('the menu sorts from the first page on, keeps the tab, and the usual order asks for nothing', async () => {
  const person = show(<Head />, { at: '/bills?tab=open&after=x&page=3' });
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Thứ tự phiếu' });
  expect(menu.value).toBe('-created');
  await person.selectOptions(menu, 'Thấp trước');
  expect(await screen.findByText('asked: tab=open&sort=total')).toBeTruthy();
  await person.selectOptions(menu, 'Mới trước');
  expect(await screen.findByText('asked: tab=open')).toBeTruthy();
});
