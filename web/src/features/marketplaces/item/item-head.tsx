import { IconExternalLink, IconStarFilled } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { autoTranslate } from '../../../device/settings.ts';
import { formatCount } from '../../../text/money.ts';
import { formatWhen } from '../../../text/time.ts';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import { Dong, Yen } from '../../../ui/figures/money.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import type { Item } from './item-facts.tsx';
import styles from './item.module.css';
import { kindOfSale } from './sale-words.ts';
import { categoryPath, siteName, sitePath } from '../../../text/sites.ts';

const CLOSED = {
  reserved: 'Đang có người mua',
  sold: 'Đã bán',
  ended: 'Đã kết thúc',
  gone: 'Người bán đã gỡ',
} as const;

/** The name of an item, and what it costs there now. */
export function ItemHead({
  item,
  hasPanel = false,
  isOwn = false,
}: {
  readonly item: Item;
  /** A panel for bidding follows, which has the clock and the price of the moment. */
  readonly hasPanel?: boolean;
  /** The viewer ordered it: what is closed is closed because it is theirs. */
  readonly isOwn?: boolean;
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
      <ItemTags item={item} isOwn={isOwn} />
      <ItemPrice item={item} hasPanel={hasPanel} />
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

function ItemTags({ item, isOwn }: { item: Item; isOwn: boolean }) {
  return (
    <p className={styles.tags}>
      {item.status === 'open' ? (
        <Tag tone="act">{kindOfSale(item)}</Tag>
      ) : (
        <Tag tone={isOwn ? 'good' : 'bad'}>{isOwn ? 'Bạn đã đặt mua' : CLOSED[item.status]}</Tag>
      )}
      {item.is_shop_item ? <Tag>Cửa hàng</Tag> : null}
      <Tag>{item.condition_label}</Tag>
      {item.is_adult_only ? <Tag tone="bad">18+</Tag> : null}
      {item.review ? (
        <span>
          <IconStarFilled aria-hidden="true" size={16} className="sign" color="var(--amber)" />{' '}
          {String(item.review.average).replace('.', ',')}
          <span className="unseen"> trên 5 sao,</span> ({formatCount(item.review.count)} đánh giá)
        </span>
      ) : null}
      <a href={item.url} target="_blank" rel="noreferrer nofollow">
        Xem trên sàn <IconExternalLink aria-hidden="true" size={16} className="sign" />
      </a>
    </p>
  );
}

function ItemPrice({ item, hasPanel }: { item: Item; hasPanel: boolean }) {
  return (
    <dl className={styles.price}>
      <div>
        <dt>{item.auction ? (item.status === 'open' ? 'Giá hiện tại' : 'Giá cuối') : 'Giá'}</dt>
        <dd className={styles.price}>
          {item.price_high_jpy === null ? null : <span>từ</span>}
          {item.price_vnd === null ? 'Chưa có giá' : <Dong amount={item.price_vnd} size="large" />}
          {item.price_jpy === null ? null : <Yen amount={item.price_jpy} size="body" />}
          {item.price_high_jpy === null ? null : (
            <span className={styles.quiet}>
              đến <Yen amount={item.price_high_jpy} size="small" /> tùy phiên bản
            </span>
          )}
          {item.list_price_jpy === null || item.price_jpy === null ? null : (
            <span className={styles.quiet}>
              <span className="unseen">Giá niêm yết </span>
              <s>
                <Yen amount={item.list_price_jpy} size="small" />
              </s>{' '}
              −{Math.floor((100 * (item.list_price_jpy - item.price_jpy)) / item.list_price_jpy)}%
            </span>
          )}
        </dd>
      </div>
      {item.auction && item.buy_now_jpy !== null && !hasPanel ? (
        <div>
          <dt>Mua ngay</dt>
          <dd>
            <Yen amount={item.buy_now_jpy} />
          </dd>
        </div>
      ) : null}
      {item.auction && !hasPanel ? (
        <div>
          <dt>Còn lại</dt>
          <dd>
            <Countdown endsAt={item.auction.ends_at} isEstimate={item.auction.is_end_estimate} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
