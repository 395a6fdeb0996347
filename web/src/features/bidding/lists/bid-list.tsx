import type { BidRow } from '@hako/contract/bidding/bid-list';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languageOf } from '../../../text/language.ts';
import { formatMoment } from '../../../text/time.ts';
import { itemPath } from '../../../text/sites.ts';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import { Checkbox } from '../../../ui/forms/inputs.tsx';
import { Dong, Yen } from '../../../ui/figures/money.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { WideHead, type WideColumn } from '../../../ui/figures/wide-head.tsx';
import { Seal } from '../../../ui/paper/seal.tsx';
import styles from '../../../ui/frames/goods-card.module.css';
import wide from './bid-list.module.css';
import { isWon, MODE_WORDS, reasonText, wordsOf } from '../panel/bid-words.ts';

/** My bids, one card each: where it stands, what it may cost, what is held. */
export function BidList({
  bids,
  hasReceiptLink = true,
  hasGroupLink = true,
  choice,
  sorted,
  actionOf,
}: {
  readonly bids: readonly BidRow[];
  readonly hasReceiptLink?: boolean;
  readonly hasGroupLink?: boolean;
  /** While several are being chosen. */
  readonly choice?: Choice | undefined;
  /** The whole list can be sorted by its head; how it stands where nobody asks for an order. */
  readonly sorted?: { readonly usual: string | undefined } | undefined;
  /** A further thing to do with one of them. */
  readonly actionOf?: (bid: BidRow) => ReactNode;
}) {
  return (
    <ul role="list" className={`${styles.list} ${wide.table}`} aria-label="Lượt đặt giá">
      <li className={wide.above}>
        <WideHead
          name="Thứ tự lượt đặt giá"
          columns={sorted ? COLUMNS : PLAIN}
          usualSort={sorted?.usual}
          usualWord={sorted && !sorted.usual ? 'Sắp kết thúc trước' : undefined}
          className={wide.head}
        />
      </li>
      {bids.map((bid) => (
        <li key={bid.id}>
          <BidCard
            bid={bid}
            hasReceiptLink={hasReceiptLink}
            hasGroupLink={hasGroupLink}
            choice={choice}
            action={actionOf?.(bid)}
          />
        </li>
      ))}
    </ul>
  );
}

const COLUMNS: readonly WideColumn[] = [
  {
    label: 'Món (ngày đặt)',
    sort: { key: 'created', words: ['Mới đặt trước', 'Đặt lâu nhất trước'] },
  },
  { label: 'Tình trạng' },
  { label: 'Giá trên sàn' },
  {
    label: 'Tối đa',
    sort: { key: 'maximum', words: ['Giá tối đa: cao đến thấp', 'Giá tối đa: thấp đến cao'] },
  },
  { label: 'Kết thúc' },
  { label: 'Tạm giữ' },
];
const PLAIN = COLUMNS.map(({ label }) => ({ label: label.replace(' (ngày đặt)', '') }));

interface Choice {
  readonly marked: ReadonlySet<string>;
  readonly mayChoose: (bid: BidRow) => boolean;
  readonly toggle: (id: string) => void;
}

interface CardProps {
  readonly bid: BidRow;
  readonly hasReceiptLink: boolean;
  readonly hasGroupLink: boolean;
  readonly choice: Choice | undefined;
  readonly action: ReactNode;
}

function BidCard({ bid, hasReceiptLink, hasGroupLink, choice, action }: CardProps) {
  const { word, tone } = wordsOf({
    state: bid.state,
    reason: bid.reason,
    isLotOpen: bid.isCanBeAuctioned,
  });
  return (
    <article className={`${styles.card} ${wide.row}`} data-tone={tone}>
      <Link to={itemPath(bid.site, bid.code)} tabIndex={-1} aria-hidden="true">
        <Picture src={bid.images[0]} alt="" />
      </Link>
      <div className={`${styles.what} ${wide.what}`}>
        <h3 lang={languageOf(bid.name)} className={`${styles.title} ${wide.name}`}>
          <Link to={itemPath(bid.site, bid.code)}>{bid.name}</Link>
        </h3>
        <p className={`${styles.tags} ${wide.tags}`}>
          {isWon(bid) ? <Seal word="won" isSmall /> : <Tag tone={tone}>{word}</Tag>}
          <span>{MODE_WORDS[bid.mode]}</span>
        </p>
        <BidFigures bid={bid} />
        <BidWhy bid={bid} choice={choice} />
        <BidLinks {...{ bid, hasReceiptLink, hasGroupLink, action }} />
      </div>
    </article>
  );
}

/** Why it stands so, and while several are chosen, whether it is one of them. */
function BidWhy({ bid, choice }: Pick<CardProps, 'bid' | 'choice'>) {
  const reason = reasonText(bid);
  const mayChoose = choice?.mayChoose(bid);
  if (!reason && !mayChoose) return null;
  return (
    <div className={wide.why}>
      {reason ? <p className={styles.reason}>{reason}</p> : null}
      {mayChoose ? (
        <Checkbox
          label="Chọn phiên này"
          checked={choice?.marked.has(bid.id) ?? false}
          onChange={() => choice?.toggle(bid.id)}
        />
      ) : null}
    </div>
  );
}

/** Where it goes on from here. */
function BidLinks({ bid, hasReceiptLink, hasGroupLink, action }: Omit<CardProps, 'choice'>) {
  return (
    <p className={`${styles.links} ${wide.links}`}>
      {hasGroupLink && bid.group_id ? (
        <Link to={`/account/bid-groups/${bid.group_id}`}>Nhóm</Link>
      ) : null}
      {hasReceiptLink ? <Link to={`/account/bids/${bid.id}`}>Biên nhận</Link> : null}
      {bid.may.raise ? (
        <Link to={itemPath(bid.site, bid.code)}>
          {bid.state === 'outbid' ? 'Nâng giá' : 'Đổi giá tối đa'}
        </Link>
      ) : null}
      {action}
      {bid.quote_code ? (
        <Link to={`/account/quotes/${bid.quote_code}`}>Đơn {bid.quote_code}</Link>
      ) : null}
    </p>
  );
}

/** The price of the lot, my maximum, the time that is left, and what the wallet holds. */
function BidFigures({ bid }: { readonly bid: BidRow }) {
  const isOver = !bid.isCanBeAuctioned;
  return (
    <dl className={`${styles.facts} ${wide.figures}`}>
      <div data-of="price">
        <dt>{bid.payment_price !== null ? 'Giá thắng' : isOver ? 'Giá cuối' : 'Giá hiện tại'}</dt>
        <dd>
          <Yen amount={bid.payment_price ?? bid.current_price - (bid.tax ?? 0)} />
          {bid.tax ? <small> chưa gồm thuế</small> : null}
        </dd>
      </div>
      <div data-of="most">
        <dt>Tối đa của bạn</dt>
        <dd>
          <Yen amount={bid.price} />
        </dd>
      </div>
      <div data-of="time">
        <dt>{isOver ? 'Kết thúc' : 'Còn lại'}</dt>
        <dd>
          {isOver ? (
            formatMoment(bid.end_time)
          ) : (
            <Countdown endsAt={bid.end_time} clockOffsetMs={bid.clock_offset_ms} />
          )}
        </dd>
      </div>
      {bid.hold > 0 ? (
        <div data-of="held">
          <dt>Đang tạm giữ</dt>
          <dd>
            <Dong amount={bid.hold} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
