import { type ChangeEvent, useRef, useState } from 'react';
import { formatTyped, readMoney } from '../../../text/money.ts';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import type { SearchQuery } from '../search-query.ts';
import type { SitesQuery } from '../use-found.ts';
import styles from './search-filters.module.css';
import spreadStyles from './spread-slider.module.css';
import { type Bounds, SpreadSlider } from './spread-slider.tsx';
import { useLandedSpread } from './use-landed-spread.ts';

/** Bounds of the price at the door, with how such prices spread, and of the price on the site. */
export function PriceFields({ query }: { readonly query: SitesQuery }) {
  return (
    <>
      <LandedFields query={query} />
      <FromTo legend="Giá trên sàn (¥)" of="price" currency="JPY" query={query} />
    </>
  );
}

/** The fields are what is sent; the handles write into them. */
function LandedFields({ query }: { readonly query: SitesQuery }) {
  const place = useRef<HTMLDivElement>(null);
  const told = useLandedSpread(query, place);
  const [bounds, setBounds] = useState<Bounds>({ min: query.min_landed, max: query.max_landed });
  function move(next: Bounds) {
    for (const [end, amount] of Object.entries(next)) {
      const field = place.current?.querySelector<HTMLInputElement>(`[name=${end}_landed]`);
      if (field) field.value = formatTyped(amount, 'VND');
    }
    setBounds(next);
  }
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const end = target.name === 'min_landed' ? 'min' : 'max';
    setBounds({ ...bounds, [end]: readMoney(target.value) });
  }
  return (
    <div ref={place}>
      <FromTo
        legend="Tổng về tới nhà (₫)"
        of="landed"
        currency="VND"
        query={query}
        onTyped={type}
      />
      {told === 'failed' ? (
        <p className={spreadStyles.note}>Tạm thời chưa tải được biểu đồ giá.</p>
      ) : told ? (
        <SpreadSlider told={told} bounds={bounds} onBounds={move} />
      ) : (
        <p className={`${spreadStyles.note} ${spreadStyles.waiting}`}>Đang xem giá các món…</p>
      )}
    </div>
  );
}

/** From and to, in whole units of the currency. */
function FromTo({
  legend,
  of,
  currency,
  query,
  onTyped,
}: {
  readonly legend: string;
  readonly of: 'landed' | 'price';
  readonly currency: 'VND' | 'JPY';
  readonly query: SearchQuery;
  readonly onTyped?: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const ends = [
    ['Từ', `min_${of}`],
    ['Đến', `max_${of}`],
  ] as const;
  return (
    <fieldset className={styles.pair}>
      <legend>{legend}</legend>
      {ends.map(([label, name]) => (
        <TextInput
          key={name}
          label={label}
          name={name}
          inputMode="numeric"
          defaultValue={formatTyped(query[name], currency)}
          onChange={onTyped}
        />
      ))}
    </fieldset>
  );
}
