import { type AuctionStanding, readStandingEndpoint } from '@hako/contract/bidding/standing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { answerAuction, bidOf, inMs, standingOf } from '../../../../test-support/auction.ts';
import { CUSTOMER, show } from '../../../../test-support/show.tsx';
import { BidPanel } from './bid-panel.tsx';

const server = answeringServer();

/** Opens the panel of an auction that stands so. */
function open(
  parts: Partial<AuctionStanding> = {},
  { viewerId = CUSTOMER.id as string | null, isBlocked = false } = {},
) {
  const standing = standingOf(parts);
  answerAuction(server, standing);
  return show(<BidPanel {...{ standing, viewerId, isBlocked }} />);
}

it('a guest sees the price and is led to the sign-in page and back', async () => {
  open({}, { viewerId: null });
  expect(screen.getByText('Giá hiện tại · 7 lượt')).toBeTruthy();
  expect(screen.getByText('¥4,500')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Đăng nhập để đặt giá' });
  expect(link.getAttribute('href')).toBe('/account/login?next=%2Fauction%2Fitem%2Fx100200300');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a guest signs in at one button for bidding and for buying at once', () => {
  const standing = standingOf();
  answerAuction(server, standing);
  show(<BidPanel {...{ standing, viewerId: null }} mayBuyNow />);
  expect(
    screen.getAllByRole('link', { name: /^Đăng nhập/ }).map((link) => link.textContent),
  ).toEqual(['Đăng nhập để đặt giá hoặc mua ngay']);
});

it('goods that the rules refuse have no form', () => {
  open({}, { isBlocked: true });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Đặt giá/ })).toBeNull();
});

it('a marketplace that does not answer leaves what was read, with its age', async () => {
  const standing = standingOf({ mine: bidOf() });
  answerAuction(server, standing);
  server.refuse(readStandingEndpoint, 'outside.unavailable');
  show(<BidPanel standing={standing} viewerId={CUSTOMER.id} />);
  expect(
    await screen.findByText(/^Sàn chưa phản hồi\..*trang tự cập nhật sau ít giây\.$/),
  ).toBeTruthy();
  expect(screen.getByText('¥4,500')).toBeTruthy();
});

it('without a network the panel says so, and reads again when it is back', async () => {
  const standing = standingOf();
  answerAuction(server, standing);
  server.cutOff(readStandingEndpoint);
  show(<BidPanel standing={standing} viewerId={CUSTOMER.id} />);
  expect(await screen.findByText(/^Mất kết nối\./)).toBeTruthy();
  answerAuction(server, standingOf({ price: 4_900 }));
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('¥4,900')).toBeTruthy();
  expect(screen.queryByText(/^Mất kết nối\./)).toBeNull();
});

it('an end that moved while somebody watched is said', async () => {
  const standing = standingOf({ is_auto_extension: true });
  answerAuction(server, { ...standing, end_time: inMs(3_900_000) });
  show(<BidPanel standing={standing} viewerId={CUSTOMER.id} />);
  expect(await screen.findByText(/^Phiên vừa gia hạn/)).toBeTruthy();
});

it('nobody bids while the buying account is being checked', () => {
  open({ can_bid: false });
  expect(screen.getByText(/tài khoản mua hộ của Hako đang được kiểm tra/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('the clock tells on a tap when it ends on both clocks, and what moves the end', async () => {
  const user = open({ is_auto_extension: true });
  const clock = screen.getByRole('button', { name: /giờ|:/, expanded: false });
  await user.click(clock);
  expect(clock.getAttribute('aria-expanded')).toBe('true');
  const note = document.getElementById(clock.getAttribute('aria-controls') ?? '');
  expect(note?.hidden).toBe(false);
  expect(note?.textContent).toMatch(/giờ Nhật.*phiên gia hạn thêm 5 phút/);
});

it('a lot that is over without a bid of mine shows no figures of bidding', () => {
  open({ is_open: false });
  expect(screen.queryByText(/Giá cuối/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Đặt giá' })).toBeNull();
});
