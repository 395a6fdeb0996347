import { listTopKeywordsEndpoint } from '@hako/contract/search/discovery';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { show } from '../../../test-support/show.tsx';
import { rememberKeyword } from '../../device/search-history.ts';
import { SearchBox } from './search-box.tsx';

const server = answeringServer();

const keyword = (number: number) => ({
  _id: `k${number}`,
  id: `k${number}`,
  keyword: `từ ${number}`,
  name: `từ ${number}`,
  nam_vi: `từ ${number}`,
  slug: `tu-${number}`,
  type_code: 'mercari',
  number: 1,
  number_odn: 1,
  is_auto_translation: true,
  status: true,
  updated_date: '2026-11-24T02:00:00Z',
});

it('arrows and Enter take a suggestion while nothing is typed, and there are ten at most', async () => {
  server.answer(listTopKeywordsEndpoint, {
    data: {
      results: Array.from({ length: 10 }, (_, number) => keyword(number)),
      pagination: { page: 1, size: 10, total: 10 },
    },
  });
  for (let number = 0; number < 6; number += 1) rememberKeyword('mercari', `đã tìm ${number}`);
  const user = show(<SearchBox ofSite="mercari" />);
  const field = screen.getByRole('combobox');
  await user.click(field);
  await screen.findByText('từ 0');
  await waitFor(() => expect(screen.getAllByRole('row', { selected: false })).toHaveLength(10));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText(/\/mercari\/search/)).toBeTruthy();
});
