import { saveSearchEndpoint } from '@hako/contract/search/saved-searches';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { CUSTOMER, show } from '../../../test-support/show.tsx';
import { SaveSearchButton } from './saved-search-button.tsx';

const server = answeringServer();

/**
 * The list around the button is drawn anew while sites answer: here when somebody presses for it.
 */
function Page() {
  const [drawn, setDrawn] = useState(1);
  const [saved, setSaved] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setDrawn(drawn + 1)}>
        Sàn khác trả lời
      </button>
      <SaveSearchButton
        key={drawn}
        asked={{ q: 'nikon fm2' }}
        viewerId="c-1"
        saved={saved}
        onSaved={setSaved}
      />
    </>
  );
}

it('a saved search still says so when the list around it is drawn anew', async () => {
  const data = {
    id: 's-1',
    name: 'nikon fm2',
    keyword: 'nikon fm2',
    japanese: 'ニコン fm2',
    translate: 'auto' as const,
    sites: [],
    filters: {},
    is_alerting: true,
    new_count: 0,
    last_found_at: null,
    path: '/all/search?q=nikon+fm2',
    created_at: '2026-11-24T00:00:00Z',
  };
  server.answer(saveSearchEndpoint, { data, is_new: true });
  const person = show(<Page />, { at: '/mercari/search?keyword=nikon+fm2', viewer: CUSTOMER });
  await person.click(screen.getByRole('button', { name: 'Lưu tìm kiếm' }));
  expect(await screen.findByText('Đã lưu. Bạn sẽ được báo khi có hàng mới.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Sàn khác trả lời' }));
  expect(screen.getByRole('link', { name: 'Đã lưu tìm kiếm' })).toBeTruthy();
});
