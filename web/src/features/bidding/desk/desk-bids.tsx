import { reportBidOutcomeEndpoint } from '@hako/contract/bidding/by-hand';
import { closeDeskBidEndpoint, type DeskBidRow } from '@hako/contract/bidding/desk';
import { useRevalidator } from 'react-router';
import { call } from '../../../api/client.ts';
import { OpenTable } from '../../../parts/desk/table/open-table.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { WithReason } from '../../../parts/desk/with-reason.tsx';
import { Permitted } from '../../../parts/permitted.tsx';
import { formatYen } from '../../../text/money.ts';
import { customerName } from '../../../text/people.ts';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import type { Column } from '../../../ui/figures/data-table.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { STATE_WORDS } from '../panel/bid-words.ts';
import { FOR_BUYERS, TellOutcome } from './desk-hand-bids.tsx';

/** Why it waits for a person: in a word for its line, and what to do about it. */
const WHY: Readonly<Record<DeskBidRow['why'], { readonly word: string; readonly help: string }>> = {
  account: {
    word: 'Tài khoản đang dừng',
    help:
      'Tài khoản của lượt này không gửi gì lúc này: xử lý tài khoản, hoặc tự đặt giá trên sàn ' +
      'bằng chính tài khoản đó.',
  },
  unknown: {
    word: 'Mất câu trả lời',
    help:
      'Câu trả lời của sàn bị mất. Không gửi lại; Hako kiểm tra danh sách trên sàn để biết kết ' +
      'quả.',
  },
  unpaid: {
    word: 'Thắng, chưa đủ tiền',
    help: 'Đã thắng nhưng khách thiếu tiền hoặc địa chỉ: liên hệ khách.',
  },
  unread: {
    word: 'Không xem được phiên',
    help:
      'Không xem được phiên này từ sàn: có thể người bán đã gỡ. Tiền của khách vẫn tạm giữ; ' +
      'xem trên sàn bằng tài khoản đã đặt giá.',
  },
  doubt: {
    word: 'Cần đối chiếu đơn',
    help:
      'Tài khoản của Hako có món này nhưng không phải nhờ lượt đặt giá: giá cao hơn giá tối đa ' +
      'của khách, hoặc là đơn mua ngay. Khách đã được báo và không bị trừ tiền; đối chiếu đơn ' +
      'trên sàn.',
  },
};

const COLUMNS: readonly [Column<DeskBidRow>, ...Column<DeskBidRow>[]] = [
  { key: 'name', head: 'Phiên', cell: ({ name }) => name },
  {
    key: 'left',
    head: 'Còn lại',
    cell: (row) => <Countdown endsAt={row.end_time} clockOffsetMs={row.clock_offset_ms} />,
  },
  { key: 'why', head: 'Vì sao', cell: ({ why }) => WHY[why].word },
  { key: 'state', head: 'Trạng thái', cell: ({ state }) => STATE_WORDS[state]?.word ?? state },
  { key: 'price', head: 'Giá hiện tại', isFigure: true, cell: (row) => formatYen(row.price) },
  { key: 'maximum', head: 'Giá tối đa', isFigure: true, cell: (row) => formatYen(row.maximum) },
  { key: 'account', head: 'Tài khoản', cell: ({ account }) => account },
  { key: 'customer', head: 'Khách hàng', cell: (row) => customerName(row.customer) },
];

/** Bids that a person should look at; the open row says what to do. */
export function StuckBidTable({ bids }: { readonly bids: readonly DeskBidRow[] }) {
  return (
    <OpenTable
      name="Lượt đặt giá cần người xem"
      columns={COLUMNS}
      rows={bids}
      keyOf={({ id }) => id}
      bodyOf={(bid) => <StuckBid key={bid.id} bid={bid} />}
    />
  );
}

function StuckBid({ bid }: { readonly bid: DeskBidRow }) {
  const { revalidate } = useRevalidator();
  return (
    <Stack>
      <p>
        {WHY[bid.why].help}{' '}
        <a href={bid.url} target="_blank" rel="noreferrer">
          Phiên {bid.code}
        </a>
      </p>
      {bid.step === 'tell-outcome' ? (
        <Permitted to="bids.by-hand" otherwise={<p>{FOR_BUYERS}</p>}>
          <TellOutcome
            id={bid.id}
            heldVnd={bid.held_vnd}
            endpoint={reportBidOutcomeEndpoint}
            onDone={revalidate}
          />
        </Permitted>
      ) : null}
      {bid.step === 'close' ? (
        <Permitted to="bids.decide">
          <CloseDoubt id={bid.id} />
        </Permitted>
      ) : null}
    </Stack>
  );
}

/** Says how our account came to the item, after a look at its orders there. */
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
