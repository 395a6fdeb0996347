import { ACTIVE_STATUSES, type BidStatus } from '@hako/contract/bidding/bid-status';
import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Yen } from '../../../ui/figures/money.tsx';
import { ToastRegion } from '../../../ui/frames/toast.tsx';
import { LotHead } from './lot-clock.tsx';
import { mayRaiseAtOnce, MyBid } from './my-bid.tsx';
import styles from './bid-panel.module.css';
import { wordsOf } from './bid-words.ts';
import type { SentBid } from './form/bid-form.tsx';
import type { UsualAnswer } from './form/price-ladder.tsx';
import { StandingNotes } from './standing-notes.tsx';
import { useStanding } from './use-standing.ts';
import { WayToBid } from './way-to-bid.tsx';

/** The panel's own id: on phones it is a sheet, which a button with this target opens. */
export const BID_SHEET = 'bid-sheet';

export interface BidPanelProps {
  /** As the page's loader read it; the panel keeps it fresh by itself. */
  readonly standing: AuctionStanding;
  readonly shipMode?: string | undefined;
  /** Null for a guest, who is led to the sign-in page and back. */
  readonly viewerId: string | null;
  /** Nobody may bid on goods that the owner's rules refuse. */
  readonly isBlocked?: boolean;
  /** The goods have a fixed price beside the bids. */
  readonly mayBuyNow?: boolean;
  /** What such goods usually cost, when somebody knows. */
  readonly usual?: UsualAnswer | undefined;
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
  const { shipMode, viewerId, isBlocked = false, onRead, usual, mayBuyNow = false } = props;
  const live = useStanding(props.standing, viewerId);
  const { standing, clockOffsetMs, readAgain } = live;
  useEffect(() => onRead?.(standing), [onRead, standing]);
  const [isRaising, setRaising] = useState(false);
  const [turn, setTurn] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const { heading, isSheet, ...sheet } = useSheet();
  const { mine } = standing;
  const isIn = mine !== null && IN_STATES.has(mine.state);
  async function finish(sent?: SentBid) {
    if (sent) setRaising(false);
    await readAgain();
    // What was typed stays until a bid is taken: neither a refusal nor a rival wipes it.
    if (sent?.success) setTurn((before) => before + 1);
    // The form was taller than what stands in its place: keep the outcome before the eyes.
    if (sent) panel.current?.scrollIntoView({ block: 'nearest' });
  }
  // Over without me: the page around tells the last price.
  if (!standing.is_open && !mine) return null;
  return (
    <section
      ref={panel}
      id={BID_SHEET}
      popover="auto"
      className={styles.panel}
      {...sheet}
      aria-labelledby="bid-panel"
      data-state={mine?.state}
      data-toasts-beside=""
    >
      <h2 ref={heading} id="bid-panel" tabIndex={-1} className={styles.name}>
        Đặt giá
      </h2>
      <LotHead standing={standing} clockOffsetMs={clockOffsetMs} sheet={BID_SHEET}>
        {isSheet ? <ToastRegion isInDialog isUnderHead /> : null}
      </LotHead>
      <div className={styles.body}>
        <StandingNotes live={live} />
        {mine ? (
          <MyBid
            {...{ mine, standing, clockOffsetMs, isRaising, shipMode }}
            onRaise={() => setRaising(!isRaising)}
            onChanged={finish}
          />
        ) : null}
        <WayToBid
          {...{ standing, shipMode, viewerId, usual, turn, mayBuyNow }}
          isPlain={mayRaiseAtOnce(standing)}
          showsForm={standing.is_open && !isBlocked && (!isIn || isRaising)}
          onDone={finish}
        />
        <FurtherReading mine={mine} />
      </div>
    </section>
  );
}

/** While the panel is open as a sheet it is a dialog, and is read from its heading on. */
function useSheet() {
  const [isSheet, setSheet] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    heading,
    isSheet,
    role: isSheet ? 'dialog' : undefined,
    onToggle: ({ newState }: { readonly newState: string }) => {
      setSheet(newState === 'open');
      if (newState === 'open') heading.current?.focus();
    },
  };
}

/** On phones, where the panel is a sheet: how my bid stands, and the way to the sheet. */
export function StateOnPage({
  standing: { mine, is_open: isLotOpen },
}: {
  readonly standing: AuctionStanding;
}) {
  if (!mine) return null;
  const { word, tone } = wordsOf({ state: mine.state, reason: mine.reason, isLotOpen });
  return (
    <div className={styles.onPage} data-tone={tone}>
      <b role="status">{word}</b>
      <span>
        Tối đa <Yen amount={mine.maximum} />
      </span>
      <button type="button" popoverTarget={BID_SHEET} aria-label="Xem lượt đặt giá của bạn">
        <IconChevronRight aria-hidden="true" size={20} />
      </button>
    </div>
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
