import { changeComplaintEndpoint } from '@hako/contract/support/support';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { show } from '../../../test-support/show.tsx';
import { ChangeComplaint } from './change-complaint.tsx';

const server = answeringServer();
const PHOTO = '0192f000-0000-7000-8000-0000000000aa';
const complaint = {
  id: '0192f000-0000-7000-8000-0000000000c1',
  content: 'Hộp móp',
  images: [`/api/files/${PHOTO}`],
  may: { write: true, change: true, withdraw: true },
};
const row = {
  ...{ ...complaint, code: 'KN1', type: 'damaged', type_name: 'Hàng hỏng', state: 'open' as const },
  ...{ state_label: 'Chờ tiếp nhận', order_code: null, order_name: null, owner_name: null },
  ...{ due_at: '2026-11-30T02:00:00.000Z', is_overdue: false, outcome: null, refund_vnd: 0 },
  ...{ messages: 0, created_date: '2026-11-29T02:00:00.000Z' },
  updated_date: '2026-11-29T02:00:00.000Z',
};

it('a complaint that nobody has taken is corrected, and keeps its pictures', async () => {
  server.answer(changeComplaintEndpoint, { status: true, message: 'Đã sửa', data: row });
  const onChanged = vi.fn(() => Promise.resolve());
  const user = show(<ChangeComplaint complaint={complaint} onChanged={onChanged} />);
  await user.click(screen.getByRole('button', { name: 'Sửa khiếu nại' }));
  const words = screen.getByRole('textbox', { name: 'Nội dung khiếu nại' });
  await user.clear(words);
  await user.type(words, 'Hộp móp và ướt');
  await user.click(screen.getByRole('button', { name: 'Lưu khiếu nại' }));
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(server.asked(changeComplaintEndpoint)).toMatchObject([
    { body: { id: complaint.id, content: 'Hộp móp và ướt', images: [PHOTO] } },
  ]);
});

it('one that is taken cannot be', () => {
  const taken = { ...complaint, may: { ...complaint.may, change: false } };
  show(<ChangeComplaint complaint={taken} onChanged={() => Promise.resolve()} />);
  expect(screen.queryByRole('button')).toBeNull();
});
