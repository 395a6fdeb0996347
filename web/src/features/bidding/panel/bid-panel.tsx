import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatExactTime } from '../../../text/time.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Yen } from '../../../ui/figures/money.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { AskToBid } from './ask-to-bid.tsx';
import { BidForm } from './bid-form.tsx';
import { ClockNote, LotClock } from './lot-clock.tsx';
import { MyBid } from './my-bid.tsx';
import styles from './bid-panel.module.css';
import { useStanding } from './use-standing.ts';

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

/**
 * Where an auction stands and what I pay for it at most. Before a bid: the form. Afterwards the same panel is the live state, leading or outbid, with
 * one tap to raise. The clock is the marketplace's.
 */
export function BidPanel({
  standing: initial,
  shipMode,
  viewerId,
  isBlocked = false,
  onRead,
}: BidPanelProps) {
  const { standing, clockOffsetMs, readAgain, cutOff, isExtended } = useStanding(initial, viewerId);
  useEffect(() => onRead?.(standing), [onRead, standing]);
  const [isRaising, setRaising] = useState(false);
  const [isBarred, setBarred] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { mine } = standing;
  const isIn =
    mine !== null &&
    ['scheduled', 'firing', 'sending', 'leading', 'unknown', 'won'].includes(mine.state);
  const showsForm = standing.is_open && !isBlocked && (!isIn || isRaising);
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
      <dl className={styles.lot}>
        <div aria-live="polite">
          <dt>
            {standing.is_open ? 'Giá hiện tại' : 'Giá cuối'} · {standing.bid_count} lượt
          </dt>
          <dd>
            <Yen amount={standing.price} size="large" />
            {standing.tax_percent > 0 ? (
              <small> chưa gồm thuế {standing.tax_percent}%</small>
            ) : null}
          </dd>
        </div>
        <LotClock standing={standing} clockOffsetMs={clockOffsetMs} />
      </dl>
      {cutOff ? (
        <Banner tone="estimate">
          {cutOff === 'network' ? 'Mất kết nối.' : 'Sàn chưa trả lời.'} Những gì bạn thấy là lúc{' '}
          {formatExactTime(standing.read_at)}; lượt đã hẹn hoặc đã đặt vẫn chạy ở Hako. Trang tự đọc
          lại {cutOff === 'network' ? 'khi có mạng' : 'sau ít giây'}.
        </Banner>
      ) : null}
      {isExtended && standing.is_open ? (
        <Banner>
          Phiên vừa được kéo dài vì có người trả giá phút cuối, nay kết thúc lúc{' '}
          {formatExactTime(standing.end_time).slice(0, 8)}.
        </Banner>
      ) : null}
      <ClockNote standing={standing} />
      {standing.is_open && standing.is_auto_extension ? (
        <p className={styles.note}>Giá tăng trong 5 phút cuối thì phiên kéo dài thêm 5 phút.</p>
      ) : null}
      {mine ? (
        <MyBid
          mine={mine}
          standing={standing}
          clockOffsetMs={clockOffsetMs}
          isRaising={isRaising}
          onRaise={() => setRaising(!isRaising)}
          shipMode={shipMode}
          onChanged={readAgain}
        />
      ) : null}
      {showsForm && standing.can_bid && viewerId !== null ? (
        <AskToBid site={standing.site} code={standing.code} onNeed={setBarred} />
      ) : null}
      {!standing.is_open || standing.can_bid ? null : (
        <Banner>
          {standing.is_by_hand
            ? 'Lô này do nhân viên đặt giá bằng tay và sắp kết thúc, không còn kịp đặt.'
            : 'Chưa đặt giá được ở lô này: tài khoản mua hộ đang được kiểm tra. Vui lòng thử lại sau.'}
        </Banner>
      )}
      {showsForm && standing.can_bid && standing.is_by_hand ? (
        <Banner tone="estimate">
          Lô này do nhân viên Hako đặt giá bằng tay: giá không lên sàn ngay, nhân viên đặt mức tối
          đa của bạn trước giờ kết thúc và báo lại. Tiền được giữ trong lúc chờ; không kịp hoặc
          không được thì trả lại ngay.
        </Banner>
      ) : null}
      {showsForm && standing.can_bid && !isBarred ? (
        viewerId === null ? (
          <ButtonLink
            kind="main"
            isWide
            to={`/account/login?next=${encodeURIComponent(`/${standing.site}/item/${standing.code}`)}`}
          >
            Đăng nhập để đặt giá
          </ButtonLink>
        ) : (
          <BidForm
            key={isIn ? 'raise' : 'new'}
            standing={standing}
            shipMode={shipMode}
            onDone={async () => {
              setRaising(false);
              await readAgain();
              // The form was taller than what stands in its place: keep the outcome before the eyes.
              panel.current?.scrollIntoView({ block: 'nearest' });
            }}
          />
        )
      ) : null}
      {mine ? (
        <Link to={`/account/bids/${mine.id}`} className={styles.receipt}>
          Xem biên nhận lượt giá
        </Link>
      ) : null}
      <Link to="/page/minh-bach-dau-gia" className={styles.receipt}>
        Hako săn trúng bao nhiêu? Xem số liệu 90 ngày
      </Link>
    </section>
  );
}
