import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { AskToBid } from './ask-to-bid.tsx';
import { BidForm, type SentBid } from './form/bid-form.tsx';
import type { UsualAnswer } from './form/price-ladder.tsx';

interface WayToBidProps {
  readonly standing: AuctionStanding;
  readonly shipMode: string | undefined;
  readonly viewerId: string | null;
  readonly showsForm: boolean;
  /** The goods have a fixed price too, for which a guest signs in at the same button. */
  readonly mayBuyNow: boolean;
  /** How many bids the site has taken here: after each one the form begins anew. */
  readonly turn: number;
  readonly onDone: (sent: SentBid | undefined) => Promise<void>;
  readonly usual: UsualAnswer | undefined;
  /** A button above does what most want: the form's is not the main one. */
  readonly isPlain: boolean;
}

/** The form, or what stands between this viewer and the form: sign in, ask the staff, or wait. */
export function WayToBid({ viewerId, showsForm, turn, mayBuyNow, ...rest }: WayToBidProps) {
  const { standing } = rest;
  const [isBarred, setBarred] = useState(false);
  if (standing.is_open && !standing.can_bid)
    return (
      <Banner>
        {standing.is_by_hand
          ? 'Phiên này do nhân viên đặt giá và sắp kết thúc, không còn kịp đặt.'
          : 'Chưa đặt giá được cho phiên này: tài khoản mua hộ của Hako đang được kiểm tra. Vui lòng thử lại sau.'}
      </Banner>
    );
  if (!showsForm) return null;
  return (
    <>
      {viewerId === null ? null : (
        <AskToBid site={standing.site} code={standing.code} onNeed={setBarred} />
      )}
      {standing.is_by_hand ? (
        <Banner tone="estimate">
          Nhân viên Hako đặt giá trước giờ kết thúc rồi báo bạn. Không đặt được thì tiền tạm giữ
          được trả lại ví ngay.
        </Banner>
      ) : null}
      {isBarred ? null : viewerId === null ? (
        <ButtonLink
          kind="main"
          isWide
          to={`/account/login?next=${encodeURIComponent(`/${standing.site}/item/${standing.code}`)}`}
        >
          Đăng nhập để đặt giá{mayBuyNow ? ' hoặc mua ngay' : ''}
        </ButtonLink>
      ) : (
        <BidForm key={turn} {...rest} />
      )}
    </>
  );
}
