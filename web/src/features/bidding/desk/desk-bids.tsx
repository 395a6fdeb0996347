import {
  closeDeskBidEndpoint,
  type DeskBidRequest,
  type DeskBidRow,
  decideBidRequestEndpoint,
} from '@hako/contract/bidding/desk';
import { reportBidOutcomeEndpoint } from '@hako/contract/bidding/by-hand';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../../api/client.ts';
import { customerName } from '../../../text/people.ts';
import { itemPath } from '../../../text/sites.ts';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Yen } from '../../../ui/figures/money.tsx';
import { WithReason } from '../../../parts/desk/with-reason.tsx';
import { ListingWork } from '../../../parts/desk/listing-work.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { STATE_WORDS } from '../panel/bid-words.ts';
import { TellOutcome } from './desk-hand-bids.tsx';

const WHY: Readonly<Record<DeskBidRow['why'], string>> = {
  account:
    'Tài khoản của lượt này không gửi gì lúc này: xử lý tài khoản, hoặc đặt tay trên sàn bằng chính tài khoản đó.',
  unknown:
    'Câu trả lời của sàn bị mất. Không gửi lại; hệ thống đọc danh sách trên sàn để biết kết quả.',
  unpaid: 'Đã thắng nhưng khách thiếu tiền hoặc địa chỉ: liên hệ khách.',
  unread:
    'Không đọc được phiên này từ sàn: có thể người bán đã gỡ. Tiền của khách vẫn được giữ; xem trên sàn bằng tài khoản đã đặt giá.',
  doubt:
    'Tài khoản của Hako có món này nhưng không phải nhờ lượt đặt giá: giá cao hơn giá tối đa của khách, hoặc là đơn mua ngay. Khách đã được báo và không bị trừ tiền; đối chiếu đơn trên sàn.',
};

/** A bid that a person should look at: whose it is, what it waits for, and until when. */
export function DeskBidCard({ bid }: { readonly bid: DeskBidRow }) {
  const { revalidate } = useRevalidator();
  return (
    <ListingWork
      name={bid.name}
      endsAt={bid.end_time}
      clockOffsetMs={bid.clock_offset_ms}
      note={WHY[bid.why]}
      customer={bid.customer}
      listing={{ label: 'Phiên', code: bid.code, url: bid.url }}
      facts={[
        ['Tài khoản', bid.account],
        ['Trạng thái', STATE_WORDS[bid.state]?.word ?? bid.state],
        ['Giá hiện tại', <Yen key="price" amount={bid.price} />],
        ['Mức tối đa của khách', <Yen key="maximum" amount={bid.maximum} />],
      ]}
    >
      {bid.step === 'tell-outcome' ? (
        <TellOutcome
          id={bid.id}
          heldVnd={bid.held_vnd}
          endpoint={reportBidOutcomeEndpoint}
          onDone={revalidate}
        />
      ) : null}
      {bid.step === 'close' ? <CloseDoubt id={bid.id} /> : null}
    </ListingWork>
  );
}

/** Says how our account came to the lot, after a look at its orders there. */
function CloseDoubt({ id }: { readonly id: string }) {
  const close = useTask(
    (finding: string, idempotencyKey) =>
      call(closeDeskBidEndpoint, { params: { id }, body: { finding } }, { idempotencyKey }),
    'Đã đóng việc, khách không bị ảnh hưởng',
  );
  return (
    <>
      <RefusalNote refusal={close.refusal} />
      <WithReason
        label="Kết quả đối chiếu (lưu nội bộ)"
        verb="Đã đối chiếu, đóng việc"
        isBusy={close.isBusy}
        onAct={(finding) => void close.run(finding)}
      />
    </>
  );
}

/** A customer asks to bid against a seller under the threshold. */
export function DeskRequestCard({ request }: { readonly request: DeskBidRequest }) {
  const decide = useTask(
    (reason: string | undefined, idempotencyKey) =>
      call(
        decideBidRequestEndpoint,
        {
          params: { id: request.id },
          body: reason === undefined ? { is_allowed: true } : { is_allowed: false, reason },
        },
        { idempotencyKey },
      ),
    (_, reason) =>
      reason === undefined ? 'Đã cho phép, khách được báo' : 'Đã từ chối, khách được báo',
  );
  return (
    <Card
      title={`Phiên ${request.code}`}
      action={<Link to={itemPath(request.site, request.code)}>Xem phiên và người bán</Link>}
    >
      <Stack>
        <Facts
          rows={[
            ['Khách hàng', customerName(request.customer)],
            ['Người bán', request.seller_id],
            ['Gửi lúc', formatMoment(request.created_date)],
            ...(request.note ? [['Lời nhắn', request.note] as const] : []),
          ]}
        />
        <RefusalNote refusal={decide.refusal} />
        {request.status === 'waiting' ? (
          <>
            <Row>
              <Button kind="main" isBusy={decide.isBusy} onClick={() => void decide.run(undefined)}>
                Cho đấu giá
              </Button>
            </Row>
            <WithReason
              verb="Từ chối"
              isBusy={decide.isBusy}
              onAct={(reason) => void decide.run(reason)}
            />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
