import { type BidGroupRow, createBidGroupEndpoint } from '@hako/contract/bidding/groups';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { bidRowOf } from '../../../../test-support/bid-row.ts';
import { CUSTOMER, show } from '../../../../test-support/show.tsx';
import { GroupMaker } from './group-maker.tsx';

const server = answeringServer();
const SNIPES = [1, 2, 3].map((number) => bidRowOf(number));
const [FIRST, SECOND, THIRD] = SNIPES.map(({ id }) => id);
const GROUP: BidGroupRow = {
  id: '0192f000-0000-7000-8000-0000000000f1',
  ...{ status: 'open', wanted: 1, won: 0, live: 0, hold_vnd: 900_000 },
  created_date: '2026-01-01T00:00:00.000Z',
  lots: SNIPES,
};
const MADE = { success: true, message: 'Đã tạo nhóm săn', data: GROUP };
const START = 'Tạo nhóm săn: chỉ cần thắng một món';

const button = (name: string) => screen.getByRole('button', { name });
const isDisabled = (name: string) => button(name).hasAttribute('disabled');

/** The customer begins to choose, and marks so many of the lots. */
async function choose(count: number, bids = SNIPES) {
  const user = show(<GroupMaker bids={bids} />, { at: '/account/bids', viewer: CUSTOMER });
  await user.click(button(START));
  for (const box of screen.getAllByRole('checkbox').slice(0, count)) await user.click(box);
  return user;
}

it('is not offered while fewer than two snipes wait', () => {
  const bids = [bidRowOf(1), bidRowOf(2, { state: 'firing' }), bidRowOf(3, { group_id: GROUP.id })];
  show(<GroupMaker bids={bids} />, { at: '/account/bids', viewer: CUSTOMER });
  expect(screen.queryByRole('button', { name: START })).toBeNull();
});

it('asks for two lots at least, and says what two of them mean', async () => {
  const user = await choose(1);
  expect(screen.getByText('Chọn ít nhất hai phiên')).toBeTruthy();
  expect(isDisabled('Tạo nhóm săn')).toBe(true);
  await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  expect(screen.getByText('Cần thắng một trong hai phiên')).toBeTruthy();
  expect(isDisabled('Tạo nhóm săn')).toBe(false);
});

it('makes a group of the chosen lots, of which so many are wanted, and leads to it', async () => {
  const user = await choose(3);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cần thắng' }), '2');
  server.answer(createBidGroupEndpoint, MADE);
  await user.click(button('Tạo nhóm săn'));
  const page = await screen.findByRole('heading', {
    name: `Trang /account/bid-groups/${GROUP.id}`,
  });
  expect(page).toBeTruthy();
  expect(server.asked(createBidGroupEndpoint)).toMatchObject([
    { body: { bid_ids: [FIRST, SECOND, THIRD], wanted: 2 } },
  ]);
});

it('is made once, however often it is pressed while the server works', async () => {
  const user = await choose(2);
  const answer = server.hold(createBidGroupEndpoint, MADE);
  await user.click(button('Tạo nhóm săn'));
  expect(button('Tạo nhóm săn').getAttribute('aria-busy')).toBe('true');
  await user.click(button('Tạo nhóm săn'));
  answer();
  await screen.findByRole('heading', { name: `Trang /account/bid-groups/${GROUP.id}` });
  expect(server.asked(createBidGroupEndpoint)).toHaveLength(1);
});

it('says the server’s sentence when a snipe began meanwhile, and keeps the choice', async () => {
  const user = await choose(2);
  server.refuse(createBidGroupEndpoint, 'bidding.not-groupable');
  await user.click(button('Tạo nhóm săn'));
  expect(await screen.findByText(/^Chỉ đưa vào nhóm được những lượt săn còn chờ/)).toBeTruthy();
  expect(screen.getByText('Cần thắng một trong hai phiên')).toBeTruthy();
});
