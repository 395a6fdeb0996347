import { requestQuoteEndpoint } from '@hako/contract/orders/quote-requests';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { answerOffers, HOME } from '../../../../test-support/offers.ts';
import { CUSTOMER, show } from '../../../../test-support/show.tsx';
import QuoteRequestPage from './quote-request.tsx';

const server = answeringServer();
const LINK = 'https://lamp-shop.example/den/7';

function open(addresses = [HOME]) {
  answerOffers(server, addresses);
  server.answer(requestQuoteEndpoint, {
    ...{ status: true, success: true, message: 'Đã gửi' },
    data: [{ id: 'x', code: 'HK1' }],
  });
  return show(<QuoteRequestPage />, {
    at: `/account/quotes/request?${new URLSearchParams({ link: LINK, name: 'Đèn', price: '12000' })}`,
    viewer: CUSTOMER,
  });
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Gửi yêu cầu báo giá' });

it('a request carries the link, how many, the note and every choice', async () => {
  const user = open();
  const quantity = screen.getByRole('textbox', { name: 'Số lượng' });
  await user.clear(quantity);
  await user.type(quantity, '2');
  await user.type(screen.getByRole('textbox', { name: /^Ghi chú/ }), 'Màu đen');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Cách vận chuyển' }),
    'SEA-SGN',
  );
  await user.click(send());
  expect(await screen.findByText('Trang /account/quotes/HK1')).toBeTruthy();
  expect(server.asked(requestQuoteEndpoint).map(({ body }) => body)).toMatchObject([
    {
      address_id: null,
      quotes: [
        {
          ...{ name: 'Đèn', link: LINK, price: 12_000, quality: 2, note: 'Màu đen' },
          ...{ ship_mode: 'SEA-SGN', services_extra: [] },
        },
      ],
    },
  ]);
});

it('nothing is sent before there is an address, whose form stands beside that of the thing', async () => {
  open([]);
  expect(await screen.findByText(/Hako giao món này tới đâu/)).toBeTruthy();
  expect(document.querySelectorAll('form')).toHaveLength(2);
  expect(document.querySelector('form form')).toBeNull();
  expect(send().disabled).toBe(true);
});
