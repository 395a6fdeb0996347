import { cancelBidEndpoint } from '@hako/contract/bidding/cancelling';
import { placeBidEndpoint } from '@hako/contract/bidding/placing';
import { previewBidEndpoint } from '@hako/contract/bidding/preview';
import { type AuctionStanding, readStandingEndpoint } from '@hako/contract/bidding/standing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import {
  acceptBid,
  answerAuction,
  bidButton,
  bidOf,
  inMs,
  standingOf,
} from '../../../../test-support/auction.ts';
import { openBidPanel } from '../../../../test-support/bid-panel.tsx';
import { breakdownOf } from '../../../../test-support/breakdown.ts';

const server = answeringServer();

const open = (parts: Partial<AuctionStanding> = {}) => openBidPanel(server, parts);

it('whoever leads sees the own maximum and what is held, and may raise', async () => {
  const user = open({ mine: bidOf() });
  const mine = screen.getAllByRole('status')[0] as HTMLElement;
  expect(within(mine).getByText('Đang dẫn đầu')).toBeTruthy();
  expect(mine.textContent).toContain('Tối đa ¥5,000');
  expect(mine.textContent).toContain('Đang tạm giữ 900.000\u00a0₫ trong ví.');
  expect(screen.queryByRole('textbox')).toBeNull();

  const raise = within(mine).getByRole('button', { name: 'Nâng giá tối đa' });
  await user.click(raise);
  expect(screen.getByRole('textbox', { name: 'Giá tối đa của bạn' })).toBeTruthy();
  await user.click(within(mine).getByRole('button', { name: 'Giữ giá tối đa cũ', expanded: true }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('somebody else bids higher while the page is open: it says so, and one tap raises', async () => {
  const user = open({ mine: bidOf() });
  expect(await screen.findByText('Đang dẫn đầu')).toBeTruthy();
  await expect.poll(() => server.asked(readStandingEndpoint).length).toBeGreaterThan(1);
  answerAuction(
    server,
    standingOf({
      price: 5_100,
      next_bids: [5_200],
      mine: bidOf({ state: 'outbid', reason: 'outbid', hold: 0 }),
    }),
  );
  server.tell('auction:auction:x100200300', 'bid');

  expect(await screen.findByText('Bị vượt giá')).toBeTruthy();
  expect(
    screen.getByText('Có người trả cao hơn trên sàn. Tiền tạm giữ đã được trả lại ví.'),
  ).toBeTruthy();
  const message = acceptBid(server);
  await user.click(await bidButton('Nâng ngay lên ¥5,200'));
  await screen.findByText(message);
  expect(server.asked(placeBidEndpoint)[0]?.body).toMatchObject({
    price: 5_200,
    agreed_hold: 900_000,
  });
});

const outbidWith = (discountCodes: string[]) => {
  const { choices } = bidOf();
  const mine = { choices: { ...choices, discount_codes: discountCodes }, hold: 0 };
  return open({ next_bids: [5_200], mine: bidOf({ ...mine, state: 'outbid', reason: 'outbid' }) });
};

it('one tap sends only the codes that still take something off', async () => {
  const user = outbidWith(['HETLUOT', 'BOT50']);
  const effect = { label: 'Bớt', discount_vnd: 50_000, first_discount_vnd: 50_000, line_id: null };
  const refusal = { code: 'promotions.cannot-apply', message: 'Hết lượt', reason: 'used-up' };
  server.answer(previewBidEndpoint, {
    success: true,
    data: {
      maximum: 5_200,
      hold: 900_000,
      breakdown: breakdownOf(),
      coupons: [
        { ...effect, code: 'HETLUOT', refusal },
        { ...effect, code: 'BOT50', refusal: null },
      ],
    },
  });
  const message = acceptBid(server);
  await user.click(await bidButton('Nâng ngay lên ¥5,200'));
  await screen.findByText(message);
  expect(server.asked(placeBidEndpoint)[0]?.body.discount_codes).toEqual(['BOT50']);
});

it('a raise that has no price says why', async () => {
  outbidWith([]);
  server.refuse(previewBidEndpoint, 'pricing.rate-too-old');
  const button = await screen.findByRole('button', { name: 'Nâng ngay lên ¥5,200' });
  expect(button).toHaveProperty('disabled', true);
  // Of the two ways to a higher bid one is the main one.
  const form = screen.getByRole('button', { name: /^Đặt giá tối đa/ });
  expect([button, form].map(({ className }) => /main/.test(className))).toEqual([true, false]);
  // The button and the form below it ask one after the other, and each says it.
  await waitFor(() => expect(screen.getAllByText(/[Tt]ỷ giá|[Tt]ỉ giá/).length).toBeGreaterThan(1));
});

it('a scheduled snipe says when it is sent, and may be called off', async () => {
  const snipe = bidOf({
    mode: 'snipe',
    state: 'scheduled',
    fire_at: inMs(3_500_000),
    lead_ms: 8_000,
    extension_rule: 'follow',
    follow_steps: 3,
    may: { cancel: true, raise: true },
  });
  const user = open({ mine: snipe });
  expect(screen.getByText(/^Hako đặt giá lúc/).textContent).toMatch(
    /\(còn .+\), .+ trước khi phiên kết thúc\. Nếu phiên gia hạn: theo tối đa 3 lần/,
  );
  server.answer(cancelBidEndpoint, () => {
    const may = { cancel: false, raise: false };
    answerAuction(server, standingOf({ mine: { ...snipe, state: 'cancelled', hold: 0, may } }));
    return { status: true, success: true, message: 'Hủy thành công' };
  });
  await user.click(screen.getByRole('button', { name: 'Hủy lượt săn' }));
  expect(await screen.findByText('Đã hủy')).toBeTruthy();
  expect(server.asked(cancelBidEndpoint)).toMatchObject([{ params: { id: snipe.id } }]);
});

it('a snipe that was claimed meanwhile is not called off, and the panel says why', async () => {
  const user = open({
    mine: bidOf({ mode: 'snipe', state: 'scheduled', may: { cancel: true, raise: true } }),
  });
  server.refuse(cancelBidEndpoint, 'bidding.too-late');
  await user.click(screen.getByRole('button', { name: 'Hủy lượt săn' }));
  const mine = screen.getAllByRole('status')[0] as HTMLElement;
  await expect.poll(() => mine.textContent).toContain('Đã quá muộn để hủy');
});

it.each([
  [
    'won',
    bidOf({ state: 'won', won_price: 4_700, order_code: 'DH1001' }),
    'Bạn thắng với giá ¥4,700, giá tối đa của bạn là ¥5,000.',
  ],
  [
    'lost',
    bidOf({ state: 'lost', hold: 0 }),
    'Phiên kết thúc ở ¥5,600, giá tối đa của bạn là ¥5,000. Không còn khoản nào bị tạm giữ cho phiên này.',
  ],
  [
    'being read',
    bidOf(),
    'Phiên vừa kết thúc, Hako đang chờ kết quả từ sàn. Thường mất vài giây; trang tự cập nhật.',
  ],
])('an auction that ended, %s: what became of my bid, and no form', (_, mine, words) => {
  const may = { cancel: false, raise: false };
  open({ is_open: false, end_time: inMs(-60_000), price: 5_600, mine: { ...mine, may } });
  expect(screen.getByText('Đã kết thúc')).toBeTruthy();
  expect(screen.getByText('Giá cuối · 7 lượt')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  const order = screen.queryByRole('link', { name: 'DH1001' });
  expect(order?.getAttribute('href')).toBe(mine.order_code ? '/account/quotes/DH1001' : undefined);
});

it('an answer that nobody knows keeps the money and is not sent again', () => {
  open({ mine: bidOf({ state: 'unknown', may: { cancel: false, raise: false } }) });
  expect(screen.getByText('Chờ sàn xác nhận')).toBeTruthy();
  expect(screen.getByText(/không đặt lại để tránh đặt hai lần/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
