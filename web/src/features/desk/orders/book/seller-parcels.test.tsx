import type { SellerParcelRow } from '@hako/contract/orders/seller-parcels';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BUYER, showPage } from '../../../../../test-support/show.tsx';
import { SellerParcels } from './seller-parcels.tsx';

const PARCEL: SellerParcelRow = {
  number: 1,
  title: '',
  expected: '',
  carrier: 'yamato',
  tracking_number: '123456789013',
  tracking_url: '',
  entered_by: 'Trần Thu Hà',
  entered_at: '2026-11-24T09:00:00Z',
  unknown_parcels: [],
};

const Page = ({ loaderData: { mayChange } }: { loaderData: { mayChange: boolean } }) => (
  <SellerParcels code="HK1" parcels={[PARCEL]} mayAdd={false} mayChange={mayChange} />
);

it.each([true, false])('a number is corrected by whoever may: %s', (mayChange) => {
  showPage(Page, () => ({ mayChange }), { at: '/', viewer: BUYER });
  expect(screen.queryByRole('button', { name: 'Sửa' }) !== null).toBe(mayChange);
});
