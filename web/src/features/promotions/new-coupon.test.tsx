import { createCouponEndpoint } from '@hako/contract/promotions/desk-coupons';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../test-support/show.tsx';
import { NewCoupon } from './new-coupon.tsx';

const server = answeringServer();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it.each(['7,5', '150', '0'])(
  '%s percent is turned down, and the button says why',
  async (typed) => {
    const person = show(<NewCoupon />, { at: '/desk/coupons', viewer: WAREHOUSE });
    for (const label of ['Mã', 'Tên', 'Mô tả cho khách'])
      fireEvent.change(field(label), { target: { value: 'TET2027' } });
    fireEvent.change(field('Từ ngày'), { target: { value: '2026-12-01' } });
    fireEvent.change(field('Đến hết ngày'), { target: { value: '2026-12-10' } });
    await person.type(field('Phần trăm'), typed);
    expect(field('Phần trăm').value).toBe(typed);
    await person.click(screen.getByRole('button', { name: 'Tạo mã giảm giá' }));
    expect(field('Phần trăm').validity.patternMismatch).toBe(true);
    expect(server.asked(createCouponEndpoint)).toEqual([]);
  },
);
