import type { priceAdditionEndpoint } from '@hako/contract/cart/checkout';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { IconPackage } from '@tabler/icons-react';
import { Dong } from '../../ui/figures/money.tsx';
import { Suspense } from 'react';
import { Await } from 'react-router';
import styles from './addition-note.module.css';

type Answer = EndpointReply<typeof priceAdditionEndpoint> | null;
type Addition = NonNullable<NonNullable<Answer>['data']>;

/**
 * What a thing costs in the box with what the customer has already; nothing where the box saves
 * nothing.
 */
export const AdditionNote = ({ addition }: { readonly addition: Promise<Answer> }) => (
  <Suspense fallback={null}>
    <Await resolve={addition} errorElement={null}>
      {(answer) =>
        answer?.data && answer.data.added_vnd < answer.data.alone_vnd ? (
          <Note {...answer.data} />
        ) : null
      }
    </Await>
  </Suspense>
);

function Note({
  added_vnd: added,
  alone_vnd: alone,
  in_cart: inCart,
  in_warehouse: inWarehouse,
}: Addition) {
  const there = [
    ...(inCart > 0 ? [`${inCart} món trong giỏ`] : []),
    ...(inWarehouse > 0 ? [`${inWarehouse} món ở kho Nhật`] : []),
  ].join(' và ');
  return (
    <p className={styles.note}>
      <IconPackage aria-hidden="true" size={20} />
      <span>
        Thêm món này vào thùng chỉ{' '}
        <strong>
          +<Dong amount={added} />
        </strong>
        <span className={styles.more}>
          Đi chung với {there}. Mua riêng: ≈ <Dong amount={alone} />.
        </span>
      </span>
    </p>
  );
}
