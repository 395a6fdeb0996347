import type { PlacedParcel } from '@hako/contract/logistics/places';
import { formatWeight } from '../../../text/money.ts';
import { Facts } from '../../../ui/frames/card.tsx';
import styles from './station.module.css';

/** Where a parcel is, and what is scanned next. */
export function PlacedThing({ parcel }: { readonly parcel: PlacedParcel }) {
  const { code, state, place, house, weight_g, orders } = parcel;
  return (
    <section aria-label={`Kiện ${code}`}>
      <h2 className={styles.code}>{code}</h2>
      <Facts
        rows={[
          ['Đang ở', place ?? 'chưa xếp kệ'],
          ['Tình trạng', state],
          ['Cân nặng', formatWeight(weight_g)],
          ['Đơn', orders.join(', ')],
        ]}
      />
      <p>
        {house
          ? 'Quét kệ để xếp kiện này lên đó.'
          : 'Kiện không ở trong kho nên không xếp kệ được.'}
      </p>
    </section>
  );
}

/** What lies on a place. */
export function PlacedList({ parcels }: { readonly parcels: readonly PlacedParcel[] }) {
  return (
    <ul role="list" className={styles.done}>
      {parcels.map(({ code, state, weight_g, orders }) => (
        <li key={code}>
          <span>
            <strong className="tabular">{code}</strong> · {formatWeight(weight_g)} ·{' '}
            {orders.join(', ')}
          </span>
          <span className={styles.soft}>{state}</span>
        </li>
      ))}
    </ul>
  );
}
