import type { CalculatedPrice, CalculatePriceBody } from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import { formatDongRange, formatYen } from '../../text/money.ts';
import { Dong } from '../../ui/figures/money.tsx';
import { CertaintyTag } from '../../ui/figures/tag.tsx';
import styles from './price-example.module.css';

const CAMERA = { price: 18_500, qty: 1, origin_country_shipping_fee: 1_100 } as const;

/**
 * A film camera at an auction that goes to Hà Nội: what the calculator is asked for the example.
 */
export const EXAMPLE_QUESTION: Static<typeof CalculatePriceBody> = {
  items: [{ ...CAMERA, site_code: 'YAC_JP', category: 'camera', condition: 'used' }],
  ship_mode: 'AIR-HAN',
  province: '01',
};

type Price = Static<typeof CalculatedPrice>;
type Line = Price['details'][number]['groups'][number]['lines'][number];

/** A price as it will be read everywhere, so that a newcomer knows the words: worked out today. */
export function PriceExample({ price }: { readonly price: Price }) {
  const { low, likely, high } = price.landed_total;
  return (
    <figure className={styles.example}>
      <figcaption>
        Ví dụ: máy ảnh phim thắng đấu giá {formatYen(CAMERA.price)}, bay về Hà Nội, tính theo bảng
        giá hôm nay
      </figcaption>
      <dl>
        {price.details[0]?.groups.map((group) => (
          <div key={group.code}>
            <dt>{group.name}</dt>
            <dd>
              <Dong amount={group.total} />
              <CertaintyTag certainty={leastCertain(group.lines)} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Về tới nhà ≈</dt>
          <dd>
            <Dong amount={likely} size="large" />
            <small className="tabular">{formatDongRange(low, high)}</small>
          </dd>
        </div>
      </dl>
    </figure>
  );
}

const leastCertain = (lines: readonly Line[]): Line['certainty'] =>
  lines.some(({ certainty }) => certainty === 'unknown')
    ? 'unknown'
    : lines.some(({ certainty }) => certainty === 'estimate')
      ? 'estimate'
      : 'certain';
