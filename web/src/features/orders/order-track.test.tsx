import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { OrderTrack } from './order-track.tsx';

const happened = (facts: Readonly<Record<string, string>>) => {
  const at = '2026-11-20T08:40:00Z';
  show(
    <OrderTrack
      order={{
        ...{ state: 'BOUGHT', status_label: 'Đã được mua', moved_at: at, measured: null },
        track: [{ code: 'buy', label: 'Mua hàng', standing: 'here', reached_at: at }],
        happenings: [
          {
            ...{ at, state: 'BOUGHT', station: 'buy', label: '', actor: 'customer' },
            ...{ actor_name: null, photos: [], facts },
          },
        ],
      }}
      next={null}
    />,
  );
};

it('what was changed after the order is told in words for every choice', () => {
  happened({ chosen: 'address,ship-mode,services,note,coupons' });
  expect(screen.getByText(/^Bạn đã đổi/).textContent).toBe(
    'Bạn đã đổi địa chỉ, cách vận chuyển, dịch vụ, ghi chú, mã giảm giá',
  );
});

it('a carrier has the name that people call it', () => {
  happened({ carrier: 'ghn', tracking: 'LTX1' });
  expect(screen.getByText(/^Mã vận đơn/).textContent).toBe('Mã vận đơn Giao Hàng Nhanh LTX1');
});
