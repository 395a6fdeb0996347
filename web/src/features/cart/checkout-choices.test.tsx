import { payForOrderEndpoint } from '@hako/contract/cart/checkout';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { checkedOf, checkOf, lineOf } from '../../../test-support/cart.ts';
import { answerOffers, HOME } from '../../../test-support/offers.ts';
import { show } from '../../../test-support/show.tsx';
import { Checkout } from './checkout.tsx';

const server = answeringServer();
const checked = checkedOf([checkOf('l1')]);

const choices = {
  address_id: HOME._id,
  ship_mode: 'SEA-SGN',
  services_extra: ['PHOTO'],
  note: 'Gói kỹ',
  discount_codes: [],
};
const nothing = () => undefined;
const open = () =>
  show(
    <Checkout
      {...{ checked, choices }}
      chosen={[lineOf('l1', 'Ống kính 50mm')]}
      availableVnd={2_000_000}
      hasNews={false}
      onChoose={nothing}
      onChanged={() => Promise.resolve()}
    />,
    { at: '/account/cart' },
  );
const orderButton = () => screen.getByRole('button', { name: /^Đặt hàng/ });

it('what was chosen for the cart goes along with each line', async () => {
  answerOffers(server);
  const user = open();
  server.answer(payForOrderEndpoint, {
    status: true,
    success: true,
    message: 'Đã đặt DH2003',
    data: [{ id: 'l1', order_id: 'o1', code: 'DH2003', first_payment: 900_000 }],
  });
  await user.click(screen.getByRole('checkbox', { name: /Tôi đồng ý với/ }));
  await user.click(orderButton());
  await screen.findByRole('heading', { name: 'Trang /account/quotes/DH2003' });
  expect(server.asked(payForOrderEndpoint)).toMatchObject([
    {
      body: {
        items: [{ id: 'l1', note: 'Gói kỹ', extra_services: ['PHOTO'], ship_mode: 'SEA-SGN' }],
        address_id: HOME._id,
      },
    },
  ]);
});

it('without an address nothing is ordered, and the form for one stands there', async () => {
  answerOffers(server, []);
  const user = open();
  expect(await screen.findByRole('textbox', { name: 'Người nhận' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Tôi đồng ý với/ }));
  expect(orderButton().hasAttribute('disabled')).toBe(true);
});
