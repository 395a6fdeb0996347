import { decideComplaintEndpoint, type DeskComplaint } from '@hako/contract/support/support';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { AskFirst } from '../../parts/desk/ask-first.tsx';
import { useViewer } from '../../parts/viewer.ts';
import { formatDong } from '../../text/money.ts';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../ui/forms/inputs.tsx';
import { Row } from '../../ui/frames/card.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';

/** A complaint as the desk reads it. */
export type Complaint = Static<typeof DeskComplaint>;
interface Decision {
  readonly outcome: 'resolved' | 'rejected';
  readonly reason: string;
  readonly refund_vnd?: number;
}

const DONE_WORDS: Readonly<Partial<Record<Complaint['state'], string>>> = {
  rejected: 'Đã từ chối',
  resolved: 'Đã giải quyết',
};

function useDecision({ id }: Complaint) {
  return useAction((body: Decision, idempotencyKey) =>
    call(decideComplaintEndpoint, { params: { id }, body }, { idempotencyKey }),
  );
}

/** The conclusion with its refund, and a refund that waits for a second person. */
export function DecisionForm({ complaint }: { readonly complaint: Complaint }) {
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const [refund, setRefund] = useState<number>();
  const decide = useDecision(complaint);
  const before = complaint.lost?.refunded_vnd ?? 0;
  const needsSecond = !!refund && refund + before > complaint.one_person_refund_vnd;

  async function end(outcome: Decision['outcome']) {
    const done = await decide.run({
      outcome,
      reason: reason.trim(),
      ...(outcome === 'resolved' && refund ? { refund_vnd: refund } : {}),
    });
    if (done) toast(DONE_WORDS[done.data.state] ?? 'Đã gửi đề nghị hoàn tiền', 'good');
    await revalidate();
  }

  return (
    <>
      <TextInput
        label="Kết luận (khách hàng đọc được)"
        maxLength={1_000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <RefundInput complaint={complaint} refund={refund} onRefund={setRefund} />
      <ProposedRefund complaint={complaint} decide={decide} />
      {needsSecond ? (
        <p>
          {counted(complaint)}
          Trên {formatDong(complaint.one_person_refund_vnd)} cần một người khác duyệt trước khi tiền
          về ví khách.
        </p>
      ) : null}
      <RefusalNote refusal={decide.refusal} />
      <Conclude
        refund={refund ?? 0}
        needsSecond={needsSecond}
        isBusy={decide.isBusy}
        disabled={reason.trim().length < 3}
        onEnd={(outcome) => void end(outcome)}
      />
    </>
  );
}

/** Refunds for one lost parcel count as one. */
const counted = ({ lost }: Complaint): string =>
  lost && lost.refunded_vnd > 0
    ? `Kiện thất lạc của phiếu ${lost.bill_code} đã hoàn ${formatDong(lost.refunded_vnd)} qua khiếu nại khác, tính chung với khoản này. `
    : '';

/** How a complaint ends: in the customer's favour, with or without a refund, or not. */
function Conclude({
  refund,
  needsSecond,
  onEnd,
  ...may
}: {
  readonly refund: number;
  readonly needsSecond: boolean;
  readonly isBusy: boolean;
  readonly disabled: boolean;
  readonly onEnd: (outcome: Decision['outcome']) => void;
}) {
  const verb =
    refund > 0
      ? `${needsSecond ? 'Đề nghị' : 'Giải quyết và'} hoàn ${formatDong(refund)}`
      : 'Giải quyết';
  return (
    <Row>
      <AskFirst
        kind="main"
        label={verb}
        title={`${verb}?`}
        effect={effectOf(refund, needsSecond)}
        yes={verb}
        onYes={() => onEnd('resolved')}
        {...may}
      />
      <AskFirst
        label="Không chấp nhận"
        title="Không chấp nhận khiếu nại?"
        effect={`Khiếu nại đóng lại và khách đọc được kết luận. ${NOTHING_MOVES}`}
        yes="Không chấp nhận"
        onYes={() => onEnd('rejected')}
        {...may}
      />
    </Row>
  );
}

const NOTHING_MOVES = 'Không đồng nào di chuyển.';

/** What the conclusion does with money. */
function effectOf(refund: number, needsSecond: boolean): string {
  if (needsSecond)
    return `Đề nghị hoàn ${formatDong(refund)} chờ một người khác duyệt. Chưa đồng nào di chuyển.`;
  const closed = 'Khiếu nại đóng lại và khách đọc được kết luận.';
  return refund > 0
    ? `${formatDong(refund)} vào ví khách ngay. ${closed}`
    : `${closed} ${NOTHING_MOVES}`;
}

function RefundInput({
  complaint: { refundable_vnd: most },
  refund,
  onRefund,
}: {
  readonly complaint: Complaint;
  readonly refund: number | undefined;
  readonly onRefund: (refund: number | undefined) => void;
}) {
  if (most === null || most <= 0) return null;
  return (
    <MoneyInput
      label="Hoàn vào ví"
      isOptional
      currency="VND"
      amount={refund}
      onAmount={onRefund}
      hint={`Tối đa ${formatDong(most)}.`}
    />
  );
}

/** A refund that somebody proposed: another person agrees to it here. */
function ProposedRefund({
  complaint,
  decide,
}: {
  readonly complaint: Complaint;
  readonly decide: ReturnType<typeof useDecision>;
}) {
  const { revalidate } = useRevalidator();
  const viewerId = useViewer()?.id;
  const { proposal } = complaint;
  if (!proposal) return null;
  const agree = async () => {
    const done = await decide.run({
      outcome: 'resolved',
      reason: proposal.reason,
      refund_vnd: proposal.refund_vnd,
    });
    if (done) toast('Đã duyệt và hoàn tiền', 'good');
    await revalidate();
  };
  return (
    <Banner
      tone="estimate"
      action={
        proposal.by_id === viewerId ? undefined : (
          <AskFirst
            isSmall
            label={`Duyệt hoàn ${formatDong(proposal.refund_vnd)}`}
            title={`Duyệt hoàn ${formatDong(proposal.refund_vnd)}?`}
            effect={effectOf(proposal.refund_vnd, false)}
            yes="Duyệt và hoàn tiền"
            isBusy={decide.isBusy}
            onYes={() => void agree()}
          />
        )
      }
    >
      {proposal.by_name} đề nghị hoàn {formatDong(proposal.refund_vnd)}: {proposal.reason}
      {proposal.by_id === viewerId ? ' Đang chờ một người khác duyệt.' : ''}
    </Banner>
  );
}
