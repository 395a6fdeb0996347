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
import styles from '../../../ui/frames/goods-card.module.css';
import { MODE_WORDS, reasonText, wordsOf } from '../panel/bid-words.ts';

/** My bids, one card each: where it stands, what it may cost, what is held. */
export function BidList({
  bids,
  hasReceiptLink = true,
  hasGroupLink = true,
  choice,
  actionOf,
}: {
  readonly bids: readonly BidRow[];
  readonly hasReceiptLink?: boolean;
  readonly hasGroupLink?: boolean;
  /** While several are being chosen. */
  readonly choice?: Choice | undefined;
  /** A further thing to do with one of them. */
  readonly actionOf?: (bid: BidRow) => ReactNode;
}) {
  return (
    <ul role="list" className={styles.list} aria-label="Lượt đặt giá">
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
    <article className={styles.card} data-tone={tone}>
      <Link to={itemPath(bid.site, bid.code)} tabIndex={-1} aria-hidden="true">
        <Picture src={bid.images[0]} alt="" />
      </Link>
      <div className={styles.what}>
        <h3 lang={languageOf(bid.name)} className={styles.title}>
          <Link to={itemPath(bid.site, bid.code)}>{bid.name}</Link>
        </h3>
        <p className={styles.tags}>
          <Tag tone={tone}>{word}</Tag>
          <span>{MODE_WORDS[bid.mode]}</span>
        </p>
        <BidFigures bid={bid} />
        {reasonText(bid) ? <p className={styles.reason}>{reasonText(bid)}</p> : null}
        {choice?.mayChoose(bid) ? (
          <Checkbox
            label="Chọn phiên này"
            checked={choice.marked.has(bid.id)}
            onChange={() => choice.toggle(bid.id)}
          />
        ) : null}
        <p className={styles.links}>
          {hasGroupLink && bid.group_id ? (
            <Link to={`/account/bid-groups/${bid.group_id}`}>Nhóm</Link>
          ) : null}
          {hasReceiptLink ? <Link to={`/account/bids/${bid.id}`}>Biên nhận</Link> : null}
          {bid.may.raise ? (
            <Link to={itemPath(bid.site, bid.code)}>
              {bid.state === 'outbid' ? 'Nâng giá' : 'Đổi mức'}
            </Link>
          ) : null}
          {action}
          {bid.quote_code ? (
            <Link to={`/account/quotes/${bid.quote_code}`}>Đơn {bid.quote_code}</Link>
          ) : null}
        </p>
      </div>
    </article>
  );
}

/** The price of the lot, my maximum, the time that is left, and what the wallet holds. */
function BidFigures({ bid }: { readonly bid: BidRow }) {
  const isOver = !bid.isCanBeAuctioned;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{bid.payment_price !== null ? 'Giá thắng' : isOver ? 'Giá cuối' : 'Giá hiện tại'}</dt>
        <dd>
          <Yen amount={bid.payment_price ?? bid.current_price - (bid.tax ?? 0)} />
          {bid.tax ? <small> chưa gồm thuế</small> : null}
        </dd>
      </div>
      <div>
        <dt>Tối đa của bạn</dt>
        <dd>
          <Yen amount={bid.price} />
        </dd>
      </div>
      <div>
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
        <div>
          <dt>Đang tạm giữ</dt>
          <dd>
            <Dong amount={bid.hold} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
