import { changeOfferEndpoint, type OfferRow } from '@hako/contract/negotiation/negotiation';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { show } from '../../../test-support/show.tsx';
import { OfferList } from './offer-list.tsx';

const server = answeringServer();
const offer: OfferRow = {
  id: '0192f000-0000-7000-8000-0000000000f1',
  status: 1,
  state: 'waiting',
  status_label: 'Chờ gửi',
  reason: null,
  site: 'mercari',
  code: 'm10020030040',
  name: 'ニコン FM2',
  name_vi: 'Máy ảnh Nikon FM2',
  image: '',
  url: 'https://jp.mercari.com/item/m10020030040',
  price: 10_000,
  desired_price: 9_000,
  granted_price: null,
  buy_auto: false,
  ship_mode: 'AIR-HAN',
  services_extra: ['PHOTO'],
  address_id: null,
  assignee_id: null,
  account_id: null,
  note: '',
  hold_vnd: 0,
  quote_code: null,
  expires_at: '2026-12-01T00:00:00.000Z',
  created_date: '2026-11-29T00:00:00.000Z',
  may: { cancel: true, change: true, buy: false },
  history: [],
};

it('a request that was not sent yet gets another price and keeps its choices', async () => {
  server.answer(changeOfferEndpoint, { status: true, message: 'Đã sửa', data: offer });
  const user = show(<OfferList offers={[offer]} chosen={null} />);
  await user.click(screen.getByRole('button', { name: 'Đổi giá đề nghị' }));
  const price = screen.getByRole('textbox', { name: /^Giá bạn đề nghị/ });
  await user.clear(price);
  await user.type(price, '8500');
  await user.click(screen.getByRole('button', { name: 'Lưu giá đề nghị' }));
  await expect
    .poll(() => server.asked(changeOfferEndpoint))
    .toMatchObject([
      {
        body: {
          id: offer.id,
          desired_price: 8_500,
          ship_mode: 'AIR-HAN',
          services_extra: ['PHOTO'],
        },
      },
    ]);
});

it('one that the seller has cannot be changed', () => {
  show(<OfferList offers={[{ ...offer, may: { ...offer.may, change: false } }]} chosen={null} />);
  expect(screen.queryByRole('button', { name: 'Đổi giá đề nghị' })).toBeNull();
});
