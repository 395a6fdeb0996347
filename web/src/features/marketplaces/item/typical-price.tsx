import { siteName } from '@hako/contract/marketplaces/sites';
import type { TypicalPrice } from '@hako/contract/search/typical-price';
import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import type { Static } from 'typebox';
import { titleOf } from '../../../text/language.ts';
import { formatDongRough } from '../../../text/money.ts';
import { formatDay } from '../../../text/time.ts';
import { Yen } from '../../../ui/figures/money.tsx';
import { SpreadBars } from '../../../ui/figures/spread-bars.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import styles from './typical-price.module.css';

type Typical = Static<typeof TypicalPrice>;
type Spread = NonNullable<Typical['spread']>;
type Quartiles = NonNullable<Typical['price']>;

const STANDINGS = {
  below: { tone: 'good', text: 'Thấp hơn giá thường bán' },
  within: { tone: 'plain', text: 'Ngang giá thường bán' },
  above: { tone: 'estimate', text: 'Cao hơn giá thường bán' },
} as const;

/**
 * What such goods were sold for, as a tile among the cards of a search; nothing while it is not
 * known or the sample is too small.
 */
export function TypicalTile({
  answer,
}: {
  readonly answer: Promise<{ data: Typical } | null> | null;
}) {
  if (!answer) return null;
  return (
    <Suspense fallback={<div className={styles.tile} aria-hidden="true" />}>
      <Await resolve={answer} errorElement={null}>
        {(settled) =>
          settled?.data.price ? (
            <details className={styles.tile}>
              <summary>
                {settled.data.spread ? (
                  <SoldStrip spread={settled.data.spread} price={settled.data.price} />
                ) : null}
                <span>
                  Giá thường bán: <Figure price={settled.data.price} />{' '}
                  <small>{settled.data.sample_size} món đã bán</small>
                </span>
              </summary>
              <Detail typical={settled.data} />
            </details>
          ) : null
        }
      </Await>
    </Suspense>
  );
}

/** What was sold as bars, those of the usual prices standing out. */
function SoldStrip({ spread: { edges, counts }, price }: { spread: Spread; price: Quartiles }) {
  const from = edges.findLastIndex((edge) => edge <= price.low_jpy);
  const until = edges.findIndex((edge) => edge > price.high_jpy);
  return (
    <span className={styles.strip}>
      <SpreadBars counts={counts} from={from} until={until < 0 ? counts.length : until} />
    </span>
  );
}

/** The same for one listing: how it stands, what the figures rest on, and the newest that were sold. */
export function TypicalCard({ typical }: { readonly typical: Typical }) {
  const standing = typical.listing?.standing;
  return (
    <div className={styles.card}>
      {typical.price ? (
        <p>
          <Figure price={typical.price} />{' '}
          {standing ? <Tag tone={STANDINGS[standing].tone}>{STANDINGS[standing].text}</Tag> : null}
        </p>
      ) : null}
      <Detail typical={typical} />
    </div>
  );
}

/** The usual prices in a few figures, beside the heading of the folded card. */
export function TypicalNote({ typical: { price } }: { readonly typical: Typical }) {
  if (!price || price.low_vnd === null || price.high_vnd === null) return null;
  return formatDongRough(price.low_vnd, price.high_vnd);
}

/** From a quarter to three quarters of what was paid: in đồng where there is a rate, in yen always. */
function Figure({ price }: { price: Quartiles }) {
  return (
    <span className={styles.figure}>
      {price.low_vnd === null || price.high_vnd === null
        ? null
        : `${formatDongRough(price.low_vnd, price.high_vnd)} `}
      <small>
        <Yen amount={price.low_jpy} size="small" />–<Yen amount={price.high_jpy} size="small" />
      </small>
    </span>
  );
}

function Detail({ typical }: { typical: Typical }) {
  const classes = typical.by_condition.filter(({ price }) => price !== null);
  return (
    <div className={styles.detail}>
      <p>{typical.note}</p>
      {classes.length > 1 ? (
        <ul role="list">
          {classes.map(({ class: name, label, price, sample_size }) => (
            <li key={name}>
              <span>
                {label} ({sample_size})
              </span>
              {price ? <Yen amount={price.median_jpy} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {typical.examples.length > 0 ? (
        <>
          <h3>Đã bán gần đây</h3>
          <ul role="list">
            {typical.examples.slice(0, 4).map((sold) => (
              <li key={`${sold.site}:${sold.code}`}>
                <Link to={sold.path}>{titleOf(sold)}</Link>
                <span className={styles.sold}>
                  <Yen amount={sold.price_jpy} />
                  <small>
                    {siteName(sold.site)}, {formatDay(sold.sold_at)}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {typical.silent_sites.map(({ site, message }) => (
        <p key={site}>{message}</p>
      ))}
    </div>
  );
}
