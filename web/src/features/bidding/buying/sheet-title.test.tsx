import { previewBidEndpoint } from '@hako/contract/bidding/preview';
import type { CatalogItem } from '@hako/contract/search/catalog/item';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { breakdownOf } from '../../../../test-support/breakdown.ts';
import { answerOffers } from '../../../../test-support/offers.ts';
import { CUSTOMER, show } from '../../../../test-support/show.tsx';
import { setAutoTranslate } from '../../../device/settings.ts';
import type { Static } from 'typebox';
import { Act } from '../panel/act.tsx';

const ITEM = {
  site: 'mercari',
  code: 'm10020030040',
  title: 'ニコン 50mm レンズ',
  title_vi: 'Ống kính Nikon 50mm',
  price_jpy: 5_000,
  price_high_jpy: null,
  buy_now_jpy: null,
  auction: null,
  status: 'open',
  stock: 1,
  flags: [],
  options: [],
  variants: [],
} as unknown as Static<typeof CatalogItem>;

const server = answeringServer();
beforeEach(() => {
  answerOffers(server);
  server.answer(previewBidEndpoint, {
    success: true,
    data: { maximum: 5_000, hold: 900_000, breakdown: breakdownOf(), coupons: [] },
  });
});
afterEach(() => setAutoTranslate(true));

async function openSheet() {
  const user = show(
    <Act
      item={ITEM}
      standing={undefined}
      shipMode={undefined}
      viewerId={CUSTOMER.id}
      ownOrders={[]}
    />,
    { at: '/mercari/item/m10020030040', viewer: CUSTOMER },
  );
  await user.click(screen.getByRole('button', { name: /^Mua ngay/ }));
  return within(await screen.findByRole('dialog', { name: 'Mua ngay' }));
}

it('the sheet of a purchase calls the goods as their page does', async () => {
  const sheet = await openSheet();
  expect(sheet.getByText('Ống kính Nikon 50mm')).toBeTruthy();
});

it('who reads titles as they were written reads them so there, too', async () => {
  setAutoTranslate(false);
  const sheet = await openSheet();
  expect(sheet.getByText('ニコン 50mm レンズ')).toBeTruthy();
});
