import { writeGlossaryTermEndpoint } from '@hako/contract/translation/terms';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show } from '../../../../test-support/show.tsx';
import { VainTable } from './vain-table.tsx';

const server = answeringServer();

const row = (keyword: string, isRead: boolean) => ({
  keyword,
  japanese: keyword,
  times: 4,
  found: 0,
  is_read: isRead,
  first_at: '2026-11-20T02:00:00Z',
  last_at: '2026-11-24T02:00:00Z',
});

it('a word that was searched in vain is added with its Japanese and a reason; one that is read by now is not offered', async () => {
  server.answer(writeGlossaryTermEndpoint, { data: { version: 3 } });
  const user = show(<VainTable rows={[row('máy thổi lá', false), row('rượu', true)]} />);
  const buttons = screen.getAllByRole('button', { name: 'Thêm vào bảng từ' });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  await user.type(screen.getByLabelText('Tiếng Nhật để tìm'), 'ブロワー');
  await user.type(screen.getByLabelText('Lý do'), 'Khách tìm không ra');
  await user.click(screen.getByRole('button', { name: 'Lưu từ này' }));
  await waitFor(() => expect(server.asked(writeGlossaryTermEndpoint)).toHaveLength(1));
  expect(server.asked(writeGlossaryTermEndpoint)[0]?.body).toEqual({
    kind: 'noun',
    vietnamese: 'máy thổi lá',
    japanese: 'ブロワー',
    reading: '',
    forms: [],
    reason: 'Khách tìm không ra',
  });
});
