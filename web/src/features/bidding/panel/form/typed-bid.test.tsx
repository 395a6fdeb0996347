import { type AuctionStanding, readStandingEndpoint } from '@hako/contract/bidding/standing';
import { placeBidEndpoint } from '@hako/contract/bidding/placing';
import { screen, waitFor } from '@testing-library/react';
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

const server = answeringServer();

const open = (parts: Partial<AuctionStanding> = {}) => openBidPanel(server, parts);

const maximum = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Giá tối đa của bạn' });

it('a bid of somebody else leaves the maximum and the note that are being typed', async () => {
  const user = open({ mine: bidOf() });
  await expect.poll(() => server.asked(readStandingEndpoint).length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Nâng giá tối đa' }));
  await user.clear(await maximum());
  await user.type(await maximum(), '9000');
  await user.type(await screen.findByRole('textbox', { name: /^Ghi chú/ }), 'Gói kỹ');
  const mine = bidOf({ state: 'outbid', reason: 'outbid', hold: 0 });
  answerAuction(server, standingOf({ price: 5_100, next_bids: [5_200], mine }));
  server.tell('auction:auction:x100200300', 'bid');
  expect(await screen.findByText('Bị vượt giá')).toBeTruthy();
  expect((await maximum()).value).toBe('9,000');
  expect(screen.getByRole('textbox', { name: /^Ghi chú/ })).toHaveProperty('value', 'Gói kỹ');

  // Taken: the next raise begins anew.
  server.answer(placeBidEndpoint, () => {
    answerAuction(server, standingOf({ price: 5_200, next_bids: [9_250], mine: bidOf() }));
    return placed('Đã nâng giá');
  });
  await user.click(await bidButton('Đặt giá tối đa ¥9,000'));
  await screen.findByText('Đang dẫn đầu');
  await user.click(screen.getByRole('button', { name: 'Nâng giá tối đa' }));
  expect((await maximum()).value).toBe('9,250');
});

it('a raise that is refused leaves the form with what was typed, and says why', async () => {
  const user = open({ mine: bidOf() });
  await user.click(screen.getByRole('button', { name: 'Nâng giá tối đa' }));
  await user.clear(await maximum());
  await user.type(await maximum(), '9000');
  server.refuse(placeBidEndpoint, 'customers.no-address');
  await user.click(await bidButton('Đặt giá tối đa ¥9,000'));
  expect(await screen.findByText(/Bạn chưa có địa chỉ nhận hàng/)).toBeTruthy();
  expect((await maximum()).value).toBe('9,000');
});

it('what is missing in the wallet is forgotten with the maximum that it was missing for', async () => {
  const user = open();
  server.refuse(placeBidEndpoint, 'wallet.not-enough', {
    missing: 123_400,
    missingText: '123.400',
  });
  const button = await bidButton('Đặt giá tối đa ¥4,600');
  const main = button.className;
  await user.click(button);
  const topUp = await screen.findByRole('link', { name: /^Nạp 123\.400/ });
  // The way to the money is the one main button then.
  expect(topUp.className).toBe(main);
  expect((await bidButton('Đặt giá tối đa ¥4,600')).className).not.toBe(main);
  await user.click(screen.getByRole('button', { name: '¥5,000' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Nạp/ })).toBeNull());
  expect(screen.queryByText(/Số dư khả dụng còn thiếu/)).toBeNull();
  const message = acceptBid(server);
  await user.click(await bidButton('Đặt giá tối đa ¥5,000'));
  await screen.findByText(message);
});
