import { ACTIVE_STATUSES, type BidStatus } from '@hako/contract/bidding/bid-status';
import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Yen } from '../../../ui/figures/money.tsx';
import { LotClock } from './lot-clock.tsx';
import { MyBid } from './my-bid.tsx';
import styles from './bid-panel.module.css';
import { StandingNotes } from './standing-notes.tsx';
import { useStanding } from './use-standing.ts';
import { WayToBid } from './way-to-bid.tsx';

export interface BidPanelProps {
  /** As the page's loader read it; the panel keeps it fresh by itself. */
  readonly standing: AuctionStanding;
  readonly shipMode?: string | undefined;
  /** Null for a guest, who is led to the sign-in page and back. */
  readonly viewerId: string | null;
  /** Nobody may bid on goods that the owner's rules refuse. */
  readonly isBlocked?: boolean;
  /** Told of every reading, so that the page around shows the same one. */
  readonly onRead?: ((standing: AuctionStanding) => void) | undefined;
}

/** In these states a new bid is a raise of mine, or mine has won. */
const IN_STATES: ReadonlySet<BidStatus> = new Set([...ACTIVE_STATUSES, 'won']);

/**
 * Where an auction stands and what I pay for it at most. Before a bid: the form. Afterwards the same panel is the live state, leading or outbid, with
 * one tap to raise. The clock is the marketplace's.
 */
export function BidPanel(props: BidPanelProps) {
  const { shipMode, viewerId, isBlocked = false, onRead } = props;
  const live = useStanding(props.standing, viewerId);
  const { standing, clockOffsetMs, readAgain } = live;
  useEffect(() => onRead?.(standing), [onRead, standing]);
  const [isRaising, setRaising] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { mine } = standing;
  const isIn = mine !== null && IN_STATES.has(mine.state);
  async function finish() {
    setRaising(false);
    await readAgain();
    // The form was taller than what stands in its place: keep the outcome before the eyes.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby="bid-panel"
      data-state={mine?.state}
    >
      <h2 id="bid-panel" className="unseen">
        Đặt giá
      </h2>
      <LotFigures standing={standing} clockOffsetMs={clockOffsetMs} />
      <StandingNotes live={live} />
      {mine ? (
        <MyBid
          {...{ mine, standing, clockOffsetMs, isRaising, shipMode }}
          onRaise={() => setRaising(!isRaising)}
          onChanged={readAgain}
        />
      ) : null}
      <WayToBid
        {...{ standing, shipMode, viewerId, isIn }}
        showsForm={standing.is_open && !isBlocked && (!isIn || isRaising)}
        onDone={finish}
      />
      <FurtherReading mine={mine} />
    </section>
  );
}

/** The price of the lot, how often it was bid on, and the time that is left. */
function LotFigures({
  standing,
  clockOffsetMs,
}: {
  readonly standing: AuctionStanding;
  readonly clockOffsetMs: number;
}) {
  return (
    <dl className={styles.lot}>
      <div aria-live="polite">
        <dt>
          {standing.is_open ? 'Giá hiện tại' : 'Giá cuối'} · {standing.bid_count} lượt
        </dt>
        <dd>
          <Yen amount={standing.price} size="large" />
          {standing.tax_percent > 0 ? <small> chưa gồm thuế {standing.tax_percent}%</small> : null}
        </dd>
      </div>
      <LotClock standing={standing} clockOffsetMs={clockOffsetMs} />
    </dl>
  );
}

/** The receipt of my bid, and how often our snipes win. */
function FurtherReading({ mine }: Pick<AuctionStanding, 'mine'>) {
  return (
    <>
      {mine ? (
        <Link to={`/account/bids/${mine.id}`} className={styles.receipt}>
          Xem biên nhận đặt giá
        </Link>
      ) : null}
      <Link to="/page/minh-bach-dau-gia" className={styles.receipt}>
        Tỷ lệ săn thắng của Hako trong 90 ngày
      </Link>
    </>
  );
}
