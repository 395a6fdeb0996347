import {
  applyCouponEndpoint,
  Coupon,
  listMyCouponsEndpoint,
} from '@hako/contract/promotions/promotions';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { show } from '../../../test-support/show.tsx';
import { useBestCode } from './use-best-code.ts';

const server = answeringServer();
/** More than fit on one order. */
const OWN = ['MERCARI', 'CUOC10', 'A1', 'B2', 'C3', 'D4', 'QUA100K'];

function Chosen({ isOpenAtFirst = true }) {
  const [code, setCode] = useState<string | null>('?');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [qty, setQty] = useState(1);
  useBestCode(isOpen, [{ _id: 'l1', qty }], setCode);
  return (
    <>
      <p>{code ?? 'none'}</p>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'close' : 'open'}
      </button>
      <button type="button" onClick={() => setQty(qty + 1)}>
        more
      </button>
    </>
  );
}

function answer(best: string[]): void {
  const group = (coupon_code: string) => ({
    _id: coupon_code,
    count: 1,
    coupons: [{ ...Value.Create(Coupon), coupon_code }],
  });
  server.answer(listMyCouponsEndpoint, { status: true, success: true, data: OWN.map(group) });
  const [discount_vnd, first_discount_vnd] = [100_000, 100_000];
  const effects = best.map((code) => ({
    ...{ code, label: '', discount_vnd, first_discount_vnd, line_id: 'l1', refusal: null },
  }));
  server.answer(applyCouponEndpoint, {
    ...{ status: true, success: true, message: '' },
    data: { discount: 0, first_payment: 0, hold: 0, coupons: effects, quotes: [] },
  });
}

it('asks once which of all own codes takes most off, and gives it', async () => {
  answer(['QUA100K']);
  show(<Chosen />);
  expect(await screen.findByText('QUA100K')).toBeTruthy();
  expect(server.asked(applyCouponEndpoint)).toMatchObject([
    { body: { best_of: OWN, items: [{ id: 'l1' }] } },
  ]);
});

it('asks nothing while it is closed, once for the same lines, and anew for others', async () => {
  answer(['QUA100K']);
  const person = show(<Chosen isOpenAtFirst={false} />);
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const asked = () => server.asked(listMyCouponsEndpoint).length;
  await press('more');
  expect(asked()).toBe(0);
  await press('open');
  expect(await screen.findByText('QUA100K')).toBeTruthy();
  await press('close');
  await press('open');
  expect(asked()).toBe(1);
  answer(['CUOC10']);
  await press('more');
  expect(await screen.findByText('CUOC10')).toBeTruthy();
  expect(asked()).toBe(2);
});

it('gives none when none fits', async () => {
  answer([]);
  show(<Chosen />);
  expect(await screen.findByText('none')).toBeTruthy();
});
