import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { placeBidEndpoint, snipeEndpoint } from '@hako/contract/bidding/placing';
import { previewBidEndpoint } from '@hako/contract/bidding/preview';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../../test-support/answering-server.ts';
import {
  acceptBid,
  answerAuction,
  bidButton,
  bidOf,
  placed,
  standingOf,
} from '../../../../../test-support/auction.ts';
import { openBidPanel } from '../../../../../test-support/bid-panel.tsx';
import { breakdownOf } from '../../../../../test-support/breakdown.ts';
import { HOME } from '../../../../../test-support/offers.ts';

const server = answeringServer();

const open = (parts: Partial<AuctionStanding> = {}) => openBidPanel(server, parts);

it('a customer with enough money bids the chosen maximum and then leads', async () => {
  const user = open();
  server.answer(placeBidEndpoint, () => {
    answerAuction(server, standingOf({ price: 4_600, mine: bidOf() }));
    return placed('Đặt giá thành công');
  });
  const next = screen.getByRole('list', { name: 'Mức hợp lệ tiếp theo' });
  await user.click(within(next).getByRole('button', { name: '¥5,000' }));
  expect(await screen.findByText(/^Tạm giữ trong ví/)).toHaveProperty(
    'textContent',
    'Tạm giữ trong ví 900.000\u00a0₫. Không thắng thì trả lại ngay.',
  );
  await user.click(await bidButton('Đặt giá tối đa ¥5,000'));

  expect(await screen.findByText('Đang dẫn đầu')).toBeTruthy();
  expect(screen.getByText('Đặt giá thành công')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Đặt giá tối đa/ })).toBeNull();
  expect(server.asked(placeBidEndpoint)).toMatchObject([
    {
      params: { mode: 'now' },
      body: { code: 'x100200300', site: 'auction', price: 5_000, agreed_hold: 900_000 },
    },
  ]);
});

it('a raise begins with what was chosen for the bid, and sends it along', async () => {
  const choices = {
    address_id: HOME._id,
    ship_mode: 'SEA-SGN',
    services_extra: ['PHOTO'],
    note: 'Gói kỹ',
    discount_codes: [],
  };
  const user = open({ mine: bidOf({ choices }) });
  await user.click(screen.getByRole('button', { name: /Nâng|Đổi/ }));
  const message = acceptBid(server);
  expect(await screen.findByRole('textbox', { name: /^Ghi chú/ })).toHaveProperty(
    'value',
    'Gói kỹ',
  );
  await user.click(await bidButton(/^Đặt giá tối đa/));
  await screen.findByText(message);
  expect(server.asked(placeBidEndpoint).at(-1)?.body).toMatchObject(choices);
});

it('a maximum below the next step is not sent, and the panel says from where it is valid', async () => {
  const user = open();
  const field = screen.getByRole('textbox', { name: 'Giá tối đa của bạn' });
  await user.clear(field);
  await user.type(field, '4550');
  expect(await screen.findByText('Mức hợp lệ từ ¥4,600.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Đặt giá tối đa ¥4,550' })).toHaveProperty(
    'disabled',
    true,
  );
});

it('a total in đồng becomes a maximum in yen, and the maximum is what is sent', async () => {
  const user = open();
  const message = acceptBid(server);
  await user.click(screen.getByRole('button', { name: 'Nhập tổng tiền về tới nhà bằng đồng' }));
  await user.type(screen.getByRole('textbox', { name: 'Tổng tối đa về tới nhà' }), '1500000');
  expect(await screen.findByText('Tương đương đặt tối đa ¥5,200')).toBeTruthy();
  await user.click(await bidButton('Đặt giá tối đa ¥5,200'));
  await screen.findByText(message);
  expect(server.asked(previewBidEndpoint).at(-1)?.body.ceiling_vnd).toBe(1_500_000);
  expect(server.asked(placeBidEndpoint)[0]?.body.price).toBe(5_200);
});

it('a customer without an address reads so and is led to the address book', async () => {
  const user = open();
  server.refuse(placeBidEndpoint, 'customers.no-address');
  await user.click(await bidButton('Đặt giá tối đa ¥4,600'));
  expect(await screen.findByText(/Bạn chưa có địa chỉ nhận hàng/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Thêm địa chỉ' }).getAttribute('href')).toBe(
    '/account/addresses',
  );
});

it('a customer with too little money reads how much is missing and is led to a top-up of it', async () => {
  const user = open();
  server.refuse(placeBidEndpoint, 'wallet.not-enough', {
    missing: 123_400,
    missingText: '123.400',
  });
  await user.click(await bidButton('Đặt giá tối đa ¥4,600'));
  expect(await screen.findByText(/Số dư khả dụng còn thiếu 123\.400 ₫/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nạp tiền' }).getAttribute('href')).toBe(
    '/account/wallet?nap=124000',
  );
  expect(screen.getByRole('link', { name: 'Nạp 123.400\u00a0₫' }).getAttribute('href')).toBe(
    '/account/wallet?nap=124000',
  );
  // The form stays, with a price that was asked anew.
  expect(await bidButton('Đặt giá tối đa ¥4,600')).toBeTruthy();
});

it('a bid whose answer stayed out is sent again under the same key', async () => {
  const user = open();
  server.refuse(placeBidEndpoint, 'bidding.timeout');
  await user.click(await bidButton('Đặt giá tối đa ¥4,600'));
  await screen.findByText(/Thời gian phản hồi của máy chủ quá lâu/);
  const message = acceptBid(server);
  await user.click(await bidButton('Đặt giá tối đa ¥4,600'));
  await screen.findByText(message);
  const [first, second, ...more] = server.keys(placeBidEndpoint);
  expect(first).toBeTruthy();
  expect([second, more]).toEqual([first, []]);
});

it('two presses of the button are one bid', async () => {
  const user = open();
  const answer = server.hold(placeBidEndpoint, placed('Đã nhận một lượt'));
  const button = await bidButton('Đặt giá tối đa ¥4,600');
  await user.dblClick(button);
  answer();
  await screen.findByText('Đã nhận một lượt');
  expect(server.asked(placeBidEndpoint)).toHaveLength(1);
});

it('goods that may be restricted are bid on only after the customer confirmed it', async () => {
  const user = open();
  const message = acceptBid(server);
  server.answer(previewBidEndpoint, {
    success: true,
    data: {
      maximum: 4_600,
      hold: 900_000,
      coupons: [],
      breakdown: breakdownOf({
        flags: [{ code: 'battery', rule: 'ask', reason: 'Có pin rời.', item: 0 }],
      }),
    },
  });
  const risk = await screen.findByRole('checkbox', { name: /có thể bị hạn chế/ });
  const button = screen.getByRole('button', { name: 'Đặt giá tối đa ¥4,600' });
  expect(button).toHaveProperty('disabled', true);
  await user.click(risk);
  await user.click(button);
  await screen.findByText(message);
  expect(server.asked(placeBidEndpoint)[0]?.body.is_risk_confirmed).toBe(true);
});

it('a snipe is made for the last seconds, with the chosen answer to an extension', async () => {
  const user = open();
  const message = acceptBid(server, snipeEndpoint);
  await user.click(screen.getByRole('radio', { name: /Săn phút chót/ }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Nếu phiên được gia hạn' }),
    'Dừng, không đặt giá',
  );
  await user.click(await bidButton('Hẹn săn tối đa ¥4,600'));
  await screen.findByText(message);
  expect(server.asked(snipeEndpoint)[0]?.body).toMatchObject({
    price: 4_600,
    extension_rule: 'stop',
    follow_steps: 0,
  });
});

it('where a person bids, nothing is promised at once, and there is no snipe', async () => {
  open({ is_by_hand: true });
  expect(screen.getByText(/^Nhân viên Hako đặt giá trước giờ kết thúc/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(await bidButton('Nhờ nhân viên đặt tối đa ¥4,600')).toBeTruthy();
});
