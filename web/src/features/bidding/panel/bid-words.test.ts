import { expect, it } from 'vitest';
import { firedText, reasonText, wordsOf } from './bid-words.ts';

const GROUP = '0192f000-0000-7000-8000-000000000001';

it.each([
  ['outbid', 'displaced', null, 'trả lại ví'],
  ['failed', 'by-hand-late', null, 'trả lại ví'],
  ['outbid', 'price-passed', GROUP, 'Nhóm chỉ còn tạm giữ'],
  ['lost', 'missed', GROUP, 'Nhóm chỉ còn tạm giữ'],
  ['failed', 'not-logged-in', null, 'lỗi của Hako'],
  ['failed', 'timeout', null, 'lỗi của Hako'],
  ['failed', 'what-nobody-knows', null, 'trả lại ví'],
] as const)('a bid that is %s (%s) says where its money is', (state, reason, group, words) => {
  const text = reasonText({ state, reason, group_id: group });
  expect(text).toContain(words);
  expect(text?.includes('ví')).toBe(group === null);
});

it.each(['by-hand-refused', 'by-hand-late', 'account-rests', 'bidder-restricted'])(
  'a raise that was not taken (%s) gives back no more than it added',
  (reason) => {
    const text = reasonText({ state: 'leading', reason: `raise-${reason}`, group_id: null });
    expect(text).toContain('giá cũ vẫn có hiệu lực');
    expect(text).toContain('phần tạm giữ thêm');
    expect(text).not.toContain('Tiền tạm giữ đã được trả lại');
    expect(text).toContain(reasonText({ state: 'sending', reason, group_id: null }));
  },
);

it('a raise that waits for a person cannot be cancelled and does not say so', () => {
  const bid = { state: 'sending', reason: 'raise-by-hand-waiting', group_id: null } as const;
  expect(reasonText(bid)).toContain('không hủy được');
  expect(wordsOf({ ...bid, isLotOpen: true }).word).toBe('Chờ nhân viên nâng giá');
  expect(reasonText({ ...bid, reason: 'by-hand-waiting' })).toContain('còn hủy được');
});

it('a lot whose group is busy is not said to be sent', () => {
  expect(firedText({ group_id: GROUP })).toContain('chưa đặt');
  expect(firedText({ group_id: null })).toBe('đang đặt');
});
