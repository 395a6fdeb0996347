import type { BidStatus } from '@hako/contract/bidding/bid-status';
import { cancelBidEndpoint } from '@hako/contract/bidding/cancelling';
import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { formatYen } from '../../../text/money.ts';
import { formatDuration, formatExactTime, formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import { useNow } from '../../../ui/figures/now.ts';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Dong, Yen } from '../../../ui/figures/money.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { Seal } from '../../../ui/paper/seal.tsx';
import styles from './bid-panel.module.css';
import type { SentBid } from './form/bid-form.tsx';
import { QuickRaise } from './quick-raise.tsx';
import { AWAITS_CLOSE, extensionText, firedText, isWon, reasonText, wordsOf } from './bid-words.ts';

type Mine = NonNullable<AuctionStanding['mine']>;

/** A lot of a group that is still to be won. */
const HAS_TURN: ReadonlySet<BidStatus> = new Set(['scheduled', 'firing', 'leading', 'unknown']);

/** After the close: what is still open, and what it came to. */
function closingText(mine: Mine, standing: AuctionStanding): string | undefined {
  if (standing.is_open) return undefined;
  if (
    mine.state === 'outbid' ||
    (mine.state === 'lost' && (mine.reason === null || mine.reason === 'lost'))
  )
    return `Phiên kết thúc ở ${formatYen(standing.price)}, giá tối đa của bạn là ${formatYen(mine.maximum)}. Không còn khoản nào bị tạm giữ cho phiên này.`;
  if (mine.state === 'won' && mine.won_price !== null && mine.reason !== 'unpaid')
    return `Bạn thắng với giá ${formatYen(mine.won_price)}, giá tối đa của bạn là ${formatYen(mine.maximum)}.`;
  if (AWAITS_CLOSE.has(mine.state))
    return standing.is_by_hand
      ? 'Phiên đã kết thúc, nhân viên đang xem kết quả trên sàn và sẽ báo cho bạn. Tiền vẫn được tạm giữ cho tới lúc đó.'
      : 'Phiên vừa kết thúc, Hako đang chờ kết quả từ sàn. Thường mất vài giây; trang tự cập nhật.';
  return undefined;
}

interface MyBidProps {
  readonly mine: Mine;
  readonly standing: AuctionStanding;
  readonly clockOffsetMs: number;
  readonly isRaising: boolean;
  readonly onRaise: () => void;
  readonly shipMode: string | undefined;
  readonly onChanged: (sent?: SentBid) => Promise<void>;
}

/** My bid on this lot, live: where it stands, what is held, and the next thing I may do. */
export function MyBid({ clockOffsetMs, ...props }: MyBidProps) {
  const { mine, standing } = props;
  // Pressed before the eyes of whoever was here when it was won.
  const [wasWon] = useState(isWon(mine));
  const { word, tone } = wordsOf({
    state: mine.state,
    reason: mine.reason,
    isLotOpen: standing.is_open,
  });
  const why = closingText(mine, standing) ?? reasonText(mine);
  return (
    <div className={styles.mine} data-tone={tone} role="status">
      <p className={styles.plate}>
        <b>{word}</b>
        <span>
          Tối đa <Yen amount={mine.maximum} />
        </span>
        {isWon(mine) ? <Seal word="won" isFresh={!wasWon} /> : null}
      </p>
      {mine.state === 'scheduled' && mine.fire_at && standing.is_open ? (
        <SnipeMoment
          mine={mine}
          fireAt={mine.fire_at}
          leadMs={mine.lead_ms ?? standing.lead_ms}
          clockOffsetMs={clockOffsetMs}
        />
      ) : null}
      {why ? <p>{why}</p> : null}
      <Consequences mine={mine} />
      <NextSteps {...props} />
    </div>
  );
}

/** When a snipe goes out, by the marketplace's clock, and what it does when the auction is extended. */
function SnipeMoment({
  mine,
  fireAt,
  leadMs,
  clockOffsetMs,
}: {
  readonly mine: Mine;
  readonly fireAt: string;
  readonly leadMs: number;
  readonly clockOffsetMs: number;
}) {
  const isFired = useNow() + clockOffsetMs > Date.parse(fireAt);
  return (
    <p>
      Hako đặt giá lúc <b className="tabular">{formatExactTime(fireAt)}</b> (
      {isFired ? (
        firedText(mine)
      ) : (
        <>
          còn <Countdown endsAt={fireAt} clockOffsetMs={clockOffsetMs} />
        </>
      )}
      ), {formatDuration(leadMs)} trước khi phiên kết thúc.{' '}
      {extensionText(mine.extension_rule, mine.follow_steps)}
    </p>
  );
}

/** What follows from the bid: a person's deadline, held money, a group that decides its turn, the order of a win. */
function Consequences({ mine }: { readonly mine: Mine }) {
  return (
    <>
      {mine.by_hand_until ? (
        <p>
          Hạn đặt: <b className="tabular">{formatMoment(mine.by_hand_until)}</b>, giờ Việt Nam.
        </p>
      ) : null}
      {mine.hold > 0 ? (
        <p className={styles.note}>
          Đang tạm giữ <Dong amount={mine.hold} /> trong ví.
        </p>
      ) : null}
      {mine.group_id && HAS_TURN.has(mine.state) ? (
        <p className={styles.note}>
          Phiên này thuộc một nhóm săn: Hako đặt giá khi đến lượt, tiền được tạm giữ chung.{' '}
          <Link to={`/account/bid-groups/${mine.group_id}`}>Xem nhóm</Link>
        </p>
      ) : null}
      {mine.order_code ? (
        <p>
          Đơn hàng <Link to={`/account/quotes/${mine.order_code}`}>{mine.order_code}</Link> đã được
          tạo.
        </p>
      ) : null}
    </>
  );
}

/** Outbid, with a next step that one tap goes to. */
export const mayRaiseAtOnce = (standing: AuctionStanding): boolean =>
  standing.mine?.state === 'outbid' &&
  standing.mine.may.raise &&
  standing.can_bid &&
  standing.next_bids[0] !== undefined;

/** Raise in one tap or in the form, or take the bid back, as far as the server allows it. */
function NextSteps({
  mine,
  standing,
  isRaising,
  onRaise,
  shipMode,
  onChanged,
}: Omit<MyBidProps, 'clockOffsetMs'>) {
  const cancel = useAction((id: string, idempotencyKey) =>
    call(cancelBidEndpoint, { params: { id } }, { idempotencyKey }),
  );
  const mayRaise = mine.may.raise && standing.can_bid;
  return (
    <>
      {mayRaiseAtOnce(standing) ? (
        <QuickRaise standing={standing} shipMode={shipMode} onDone={onChanged} />
      ) : null}
      <RefusalNote refusal={cancel.refusal} />
      <Row>
        {mayRaise && mine.state !== 'outbid' ? (
          <Button kind={isRaising ? 'quiet' : 'plain'} aria-expanded={isRaising} onClick={onRaise}>
            {isRaising ? 'Giữ giá tối đa cũ' : 'Nâng giá tối đa'}
          </Button>
        ) : null}
        {mine.may.cancel ? (
          <Button
            kind="quiet"
            isBusy={cancel.isBusy}
            onClick={async () => {
              const done = await cancel.run(mine.id);
              if (done) toast(done.message, 'good');
              await onChanged();
            }}
          >
            {mine.mode === 'snipe' ? 'Hủy lượt săn' : 'Hủy lượt đặt giá'}
          </Button>
        ) : null}
      </Row>
    </>
  );
}
