import {
  fellThroughEndpoint,
  keepGoingEndpoint,
  type readDeskOrderEndpoint,
} from '@hako/contract/desk/orders';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { FALL_THROUGH_REASONS, type FallThroughReason } from '@hako/contract/orders/messages';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatDong } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Select, TextArea } from '../../../ui/forms/inputs.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

type Falling = NonNullable<EndpointReply<typeof readDeskOrderEndpoint>['data']['fall_through']>;

interface Props {
  readonly code: string;
  readonly falling: Falling;
  readonly onDone: () => void;
}

interface Said {
  readonly reason: FallThroughReason;
  readonly note?: string;
}

const REASONS = Object.entries(FALL_THROUGH_REASONS).map(([value, label]) => ({ value, label }));

/** What was bought and never comes: one person says so, and above what one may refund a second one agrees. */
export function FallThrough({ code, falling, onDone }: Props) {
  const { proposal, refundable_vnd: refund } = falling;
  const fall = useTask(
    async (body: Said, idempotencyKey) =>
      (await call(fellThroughEndpoint, { params: { code }, body }, { idempotencyKey })).data,
    ({ is_done, refund_vnd }) =>
      is_done
        ? `Đã hủy đơn ${code}, hoàn ${formatDong(refund_vnd)} vào ví khách`
        : `Đã báo, chờ người thứ hai duyệt hoàn ${formatDong(refund_vnd)}`,
    onDone,
  );
  const goOn = useTask(
    (_: null, idempotencyKey) => call(keepGoingEndpoint, { params: { code } }, { idempotencyKey }),
    `Đơn ${code} đi tiếp bình thường`,
    onDone,
  );
  if (!proposal) return <FallThroughSheet {...{ code, falling, fall }} />;
  const { reason, note, by_name, is_mine } = proposal;
  return (
    <Stack>
      <Banner tone="estimate">
        {is_mine ? 'Bạn' : by_name} đã báo hàng của đơn {code} không về được:{' '}
        {FALL_THROUGH_REASONS[reason]} {note ?? ''} Cần người thứ hai duyệt hoàn{' '}
        <strong>{formatDong(refund)}</strong> vào ví khách.
      </Banner>
      <RefusalNote refusal={fall.refusal ?? goOn.refusal} />
      <Row>
        {is_mine ? null : (
          <Button
            kind="money"
            isBusy={fall.isBusy}
            onClick={() => void fall.run({ reason, ...(note ? { note } : {}) })}
          >
            Duyệt: hủy đơn, hoàn {formatDong(refund)}
          </Button>
        )}
        <Button isBusy={goOn.isBusy} onClick={() => void goOn.run(null)}>
          Hàng vẫn về: đơn đi tiếp
        </Button>
      </Row>
    </Stack>
  );
}

type Fall = ReturnType<typeof useTask<Said, unknown>>;

function FallThroughSheet({
  code,
  falling,
  fall,
}: Pick<Props, 'code' | 'falling'> & { readonly fall: Fall }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const { refundable_vnd: refund, one_person_refund_vnd: limit } = falling;
  const run = async () => {
    if (!isReason(reason)) return;
    if (await fall.run({ reason, ...(note.trim() ? { note: note.trim() } : {}) })) setOpen(false);
  };
  return (
    <>
      <Row>
        <Button kind="quiet" onClick={() => setOpen(true)}>
          Hàng không về được…
        </Button>
      </Row>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Đơn ${code}: hàng không về được`}
        foot={
          <Row isSpread>
            <Button onClick={() => setOpen(false)}>Đóng</Button>
            <Button
              kind="money"
              isBusy={fall.isBusy}
              disabled={!isReason(reason)}
              onClick={() => void run()}
            >
              {refund > limit ? 'Báo và chờ duyệt' : `Hủy đơn, hoàn ${formatDong(refund)}`}
            </Button>
          </Row>
        }
      >
        <Stack>
          <Meaning refundVnd={refund} limitVnd={limit} />
          <RefusalNote refusal={fall.refusal} />
          <Select
            label="Lý do, khách sẽ đọc"
            value={reason}
            options={[{ value: '', label: 'Chọn lý do', isDisabled: true }, ...REASONS]}
            onChange={(event) => setReason(event.target.value)}
          />
          <TextArea
            label="Nói thêm với khách"
            isOptional
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Stack>
      </Sheet>
    </>
  );
}

/** What happens to the order and its money, and whether a second person must agree. */
function Meaning({
  refundVnd,
  limitVnd,
}: {
  readonly refundVnd: number;
  /** What one person may refund alone. */
  readonly limitVnd: number;
}) {
  return (
    <>
      <p>
        Dùng khi đã mua mà hàng không bao giờ tới được khách. Đơn bị hủy, khách được hoàn đủ{' '}
        <strong>{formatDong(refundVnd)}</strong> vào ví, mã giảm giá trở lại, kiện ở kho được đóng.
      </p>
      {refundVnd > limitVnd ? (
        <Banner>
          Khoản hoàn trên {formatDong(limitVnd)} nên cần một người khác duyệt trước khi tiền đi.
        </Banner>
      ) : null}
    </>
  );
}

const isReason = (value: string): value is FallThroughReason =>
  Object.hasOwn(FALL_THROUGH_REASONS, value);
