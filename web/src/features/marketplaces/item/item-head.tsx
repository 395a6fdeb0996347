import { siteName } from '@hako/contract/marketplaces/sites';
import { IconShieldCheck, IconStarFilled } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { autoTranslate } from '../../../device/settings.ts';
import { formatCount, formatPercent } from '../../../text/money.ts';
import { formatWhen } from '../../../text/time.ts';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import { Dong, Yen } from '../../../ui/figures/money.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import type { Item } from './facts/item.ts';
import styles from './item.module.css';
import { categoryPath, sitePath } from '../../../text/sites.ts';

/** The name of an item, and what it costs there now. */
export function ItemHead({
  item,
  hasPanel = false,
  isOwn = false,
  sellerHref,
  clockOffsetMs = 0,
}: {
  readonly item: Item;
  /** A panel for bidding follows, which has the clock and the price of the moment. */
  readonly hasPanel?: boolean;
  /** The viewer ordered it: what is closed is closed because it is theirs. */
  readonly isOwn?: boolean;
  /** Where the page tells more of the seller. */
  readonly sellerHref?: string;
  /** Marketplace clock minus ours. */
  readonly clockOffsetMs?: number | undefined;
}) {
  const isTranslated = autoTranslate.use() && item.title_vi !== '' && item.title_vi !== item.title;
  return (
    <header className={styles.title}>
      <h1 lang={isTranslated ? undefined : 'ja'}>{isTranslated ? item.title_vi : item.title}</h1>
      {isTranslated ? (
        <p lang="ja" className={styles.original}>
          {item.title}
        </p>
      ) : null}
      <ItemLine item={item} sellerHref={sellerHref} />
      {isOwn || item.is_adult_only ? (
        <p className={styles.tags}>
          {isOwn ? <Tag tone="good">Bạn đã đặt mua</Tag> : null}
          {item.is_adult_only ? <Tag tone="bad">18+</Tag> : null}
        </p>
      ) : null}
      <ItemPrice {...{ item, hasPanel, clockOffsetMs }} />
      {item.is_stale ? (
        <p className={styles.quiet}>
          Sàn chưa phản hồi. Đây là thông tin lúc {formatWhen(item.read_at)}; Hako kiểm tra lại giá
          trước khi mua.
        </p>
      ) : null}
    </header>
  );
}

/** Where the item stands among the goods of its site. */
export function Crumbs({ item }: { item: Item }) {
  return (
    <nav aria-label="Danh mục" className={styles.crumbs}>
      <Link to={sitePath(item.site)}>{siteName(item.site)}</Link>
      {item.categories.slice(-3).map((category) => (
        <Fragment key={category.id}>
          <span aria-hidden="true">/</span>
          <Link
            to={categoryPath(item.site, category.id)}
            lang={category.name_vi === category.name ? 'ja' : undefined}
          >
            {category.name_vi}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}

/**
 * Where it is sold, in what state, and how far the seller can be trusted: `sellerHref` tells more.
 */
function ItemLine({ item, sellerHref }: { item: Item; sellerHref: string | undefined }) {
  return (
    <p className={styles.line}>
      <span>{siteName(item.site)}</span>
      <span>{item.condition_label}</span>
      {sellerHref ? (
        <a href={sellerHref}>
          <SellerMark seller={item.seller} />
        </a>
      ) : (
        <SellerMark seller={item.seller} />
      )}
      {item.review ? (
        <span>
          <IconStarFilled aria-hidden="true" size={16} className="sign" color="var(--amber)" />{' '}
          {String(item.review.average).replace('.', ',')}
          <span className="unseen"> trên 5 sao,</span> ({formatCount(item.review.count)}
          <span className={styles.noun}> đánh giá</span>)
        </span>
      ) : null}
    </p>
  );
}

function SellerMark({ seller }: Pick<Item, 'seller'>) {
  const kind = seller.is_store ? 'Cửa hàng' : 'Người bán';
  if (seller.rating_percent === null)
    return <span>{seller.is_store ? kind : `${kind} chưa có đánh giá`}</span>;
  return (
    <span>
      <IconShieldCheck aria-hidden="true" size={16} className="sign" />{' '}
      <span className="unseen">{kind} </span>
      {formatPercent(seller.rating_percent)}
    </span>
  );
}

interface PriceProps {
  readonly item: Item;
  readonly hasPanel: boolean;
  readonly clockOffsetMs: number;
}

/** What it costs there now; of an auction that runs, how long it still does. */
function ItemPrice({ item, hasPanel, clockOffsetMs }: PriceProps) {
  const isOpen = item.status === 'open';
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{priceName(item)}</dt>
        <dd className={styles.price}>
          <PriceFigures item={item} />
        </dd>
      </div>
      {item.auction && item.buy_now_jpy !== null && isOpen && !hasPanel ? (
        <div>
          <dt>Mua ngay</dt>
          <dd>
            <Yen amount={item.buy_now_jpy} />
          </dd>
        </div>
      ) : null}
      {item.auction && isOpen ? (
        <div data-in-panel={hasPanel || undefined}>
          <dt>Còn lại</dt>
          <dd className={styles.left}>
            <Countdown
              endsAt={item.auction.ends_at}
              clockOffsetMs={clockOffsetMs}
              isEstimate={item.auction.is_end_estimate}
            />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function priceName({ auction, status }: Item): string {
  if (!auction) return status === 'sold' ? 'Giá cuối' : 'Giá';
  return status === 'open' ? 'Giá hiện tại' : 'Giá cuối';
}

/** The price: of an auction what is bid there, else what it comes to in đồng first. */
function PriceFigures({ item }: { item: Item }) {
  const { price_jpy: yen, price_vnd: dong, price_high_jpy: high, list_price_jpy: listed } = item;
  const isAuction = item.auction !== null;
  return (
    <>
      {high === null ? null : <span>từ</span>}
      {isAuction && yen !== null ? <Yen amount={yen} size="large" /> : null}{' '}
      {dong === null ? (
        yen === null ? (
          'Chưa có giá'
        ) : null
      ) : (
        <Dong amount={dong} size={isAuction ? 'small' : 'large'} />
      )}
      {isAuction || yen === null ? null : <Yen amount={yen} size="body" />}
      {high === null ? null : (
        <span className={styles.quiet}>
          đến <Yen amount={high} size="small" /> tùy phiên bản
        </span>
      )}
      {listed === null || yen === null ? null : (
        <span className={styles.quiet}>
          <span className="unseen">Giá niêm yết </span>
          <s>
            <Yen amount={listed} size="small" />
          </s>{' '}
          −{Math.floor((100 * (listed - yen)) / listed)}%
        </span>
      )}
    </>
  );
}
