import {
  BidGroupRow,
  changeBidGroupEndpoint,
  dissolveBidGroupEndpoint,
} from '@hako/contract/bidding/groups';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { bidRowOf } from '../../../../test-support/bid-row.ts';
import { CUSTOMER, show } from '../../../../test-support/show.tsx';
import { GroupView } from './group-view.tsx';

const server = answeringServer();
const ID = '0192f000-0000-7000-8000-0000000000f1';
const groupOf = (parts: Partial<BidGroupRow> = {}): BidGroupRow =>
  allowed(BidGroupRow, {
    ...{ id: ID, status: 'open', wanted: 1, won: 0, live: 0, hold_vnd: 900_000 },
    created_date: '2026-01-01T00:00:00.000Z',
    lots: [1, 2, 3].map((number) => bidRowOf(number, { group_id: ID })),
    ...parts,
  });
const CHANGED = { success: true, message: 'Đã đổi nhóm', data: groupOf() };

const open = (group = groupOf(), others = [bidRowOf(4)]) =>
  show(<GroupView group={group} others={others} />, {
    at: `/account/bid-groups/${ID}`,
    viewer: CUSTOMER,
  });
const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['waits', {}, 'Hako săn lần lượt từ phiên kết thúc sớm nhất. Còn 3 phiên chờ đến lượt.'],
  [
    'has a lot that is being decided',
    { live: 1, lots: [bidRowOf(1, { state: 'firing' }), bidRowOf(2)] },
    'Đang có một phiên chờ kết quả nên 1 phiên còn lại tạm dừng, để bạn không phải mua thừa.',
  ],
  ['won enough', { won: 1 }, 'Đã thắng đủ 1 món. Các lượt săn còn lại được hủy.'],
  ['won nothing', { status: 'ended' }, 'Đã kết thúc, không thắng món nào.'],
  [
    'won less than was wanted',
    { status: 'ended', wanted: 2, won: 1 },
    'Đã kết thúc, thắng 1 trong 2 món cần thắng.',
  ],
] as const)('says where a group stands that %s', (_, parts, sentence) => {
  open(groupOf(parts as Partial<BidGroupRow>));
  expect(screen.getByText(sentence).getAttribute('role')).toBe('status');
});

it('leaves nothing to change when it is over', () => {
  open(groupOf({ status: 'ended' }));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('takes another number of lots to win', async () => {
  const user = open();
  server.answer(changeBidGroupEndpoint, CHANGED);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cần thắng' }), '2');
  expect(await screen.findByText('Đã đổi nhóm')).toBeTruthy();
  expect(server.asked(changeBidGroupEndpoint)).toMatchObject([
    { params: { id: ID }, body: { wanted: 2 } },
  ]);
});

it('takes a further snipe once one is chosen, and lets a lot leave', async () => {
  const user = open();
  expect(button('Thêm').hasAttribute('disabled')).toBe(true);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Thêm phiên vào nhóm' }),
    bidRowOf(4).id,
  );
  server.answer(changeBidGroupEndpoint, CHANGED);
  await user.click(button('Thêm'));
  await screen.findByText('Đã đổi nhóm');
  const [leave] = screen.getAllByRole('button', { name: 'Đưa ra khỏi nhóm' });
  await user.click(leave as HTMLElement);
  await expect
    .poll(() => server.asked(changeBidGroupEndpoint))
    .toMatchObject([{ body: { add: [bidRowOf(4).id] } }, { body: { remove: [bidRowOf(1).id] } }]);
});

it('says the server’s sentence when nothing can be changed any more', async () => {
  const user = open();
  server.refuse(changeBidGroupEndpoint, 'bidding.group-over');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cần thắng' }), '2');
  expect(await screen.findByText('Nhóm này đã kết thúc, không đổi được nữa.')).toBeTruthy();
});

it('is taken apart once, and leads back to the single snipes', async () => {
  const user = open();
  const answer = server.hold(dissolveBidGroupEndpoint, { success: true, message: 'Đã tách nhóm' });
  const apart = 'Tách nhóm, săn riêng từng phiên';
  await user.click(button(apart));
  expect(button(apart).getAttribute('aria-busy')).toBe('true');
  await user.click(button(apart));
  answer();
  expect(
    await screen.findByRole('heading', { name: 'Trang /account/bids?tab=hunting' }),
  ).toBeTruthy();
  expect(server.asked(dissolveBidGroupEndpoint)).toHaveLength(1);
});
