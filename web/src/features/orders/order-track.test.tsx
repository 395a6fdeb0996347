import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { OrderTrack } from './order-track.tsx';

it('what was changed after the order is told in words for every choice', () => {
  const at = '2026-11-20T08:40:00Z';
  show(
    <OrderTrack
      order={{
        ...{ state: 'BOUGHT', status_label: 'Đã được mua', moved_at: at, measured: null },
        track: [{ code: 'buy', label: 'Mua hàng', standing: 'here', reached_at: at }],
        happenings: [
          {
            ...{ at, state: 'BOUGHT', station: 'buy', label: '', actor: 'customer' },
            ...{ actor_name: null, photos: [] },
            facts: { chosen: 'address,ship-mode,services,note,coupons' },
          },
        ],
      }}
      next={null}
    />,
  );
  expect(screen.getByText(/^Bạn đã đổi/).textContent).toBe(
    'Bạn đã đổi địa chỉ, cách vận chuyển, dịch vụ, ghi chú, mã giảm giá',
  );
});
