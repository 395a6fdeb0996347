import { decideWithdrawalEndpoint, type DeskWithdrawal } from '@hako/contract/payouts/payouts';
import { useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { moneyBack } from '../../text/money-back.ts';
import { formatDong } from '../../text/money.ts';
import { customerName } from '../../text/people.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import type { Column } from '../../ui/figures/data-table.tsx';
import { Facts, Row, Stack, WithAside } from '../../ui/frames/card.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { AskFirst } from '../../parts/desk/ask-first.tsx';
import { WithReason } from '../../parts/desk/with-reason.tsx';
import { OpenTable } from '../../parts/desk/table/open-table.tsx';
import { useTask } from '../../parts/desk/use-task.ts';

type Withdrawal = Static<typeof DeskWithdrawal>;
interface Decision {
  readonly decision: 'approve' | 'pay' | 'reject';
  readonly bank_reference?: string;
  readonly reason?: string;
}

const DONE_WORDS: Readonly<Record<Decision['decision'], string>> = {
  approve: 'Đã duyệt',
  pay: 'Đã ghi: đã chuyển khoản',
  reject: 'Đã từ chối',
};

const OBSTACLES: Readonly<Record<NonNullable<Withdrawal['pay_obstacle']>, string>> = {
  'not-approved': 'Cần hai người: một người duyệt, một người khác chuyển khoản.',
  own: 'Bạn đã duyệt khoản này: một người khác phải chuyển khoản.',
  'one-hand': 'Bạn và người duyệt không được tính là hai người: một người khác phải chuyển khoản.',
  resting: 'Tài khoản của khách vừa thay đổi: mã QR hiện ra khi đến giờ được chi.',
};

const COLUMNS: readonly [Column<Withdrawal>, ...Column<Withdrawal>[]] = [
  { key: 'code', head: 'Mã yêu cầu', cell: ({ code }) => code },
  { key: 'at', head: 'Gửi lúc', cell: (row) => formatMoment(row.created_date) },
  { key: 'amount', head: 'Số tiền', isFigure: true, cell: (row) => formatDong(row.amount) },
  { key: 'customer', head: 'Khách hàng', isText: true, cell: (row) => customerName(row.customer) },
  { key: 'bank', head: 'Ngân hàng', cell: ({ card }) => card.bank.short_name },
  { key: 'number', head: 'Số tài khoản', isFigure: true, cell: ({ card }) => card.card_no },
  { key: 'holder', head: 'Chủ tài khoản', isText: true, cell: holderOf },
  { key: 'from', head: 'Được chi từ', cell: (row) => formatMoment(row.payable_from) },
];

/** The name on the account, and a sign where it is another one than the customer's. */
function holderOf({ card, is_name_other: isOther }: Withdrawal) {
  return isOther ? <Tag tone="estimate">{card.card_name} · khác tên</Tag> : card.card_name;
}

/** Withdrawals at the accountant's desk: whose, where to, and in the open row the decision. */
export function WithdrawalTable({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) {
  return (
    <OpenTable
      name="Yêu cầu rút tiền"
      columns={COLUMNS}
      rows={withdrawals}
      keyOf={({ id }) => id}
      bodyOf={(withdrawal) => <Decide key={withdrawal.id} withdrawal={withdrawal} />}
    />
  );
}

/** What speaks against it, and the next step. */
function Decide({ withdrawal }: PartProps) {
  const decide = useDecision(withdrawal);
  const { pay_obstacle } = withdrawal;
  const obstacle = pay_obstacle && OBSTACLES[pay_obstacle];

  return (
    <WithAside
      aside={
        withdrawal.payload ? (
          <TransferCode withdrawal={withdrawal} payload={withdrawal.payload} />
        ) : null
      }
    >
      <Stack>
        <WithdrawalFacts withdrawal={withdrawal} />
        {withdrawal.is_name_other ? (
          <Banner tone="estimate">
            Tên chủ tài khoản khác tên khách hàng. Hãy gọi xác nhận trước khi duyệt.
          </Banner>
        ) : null}
        {obstacle ? <Banner>{obstacle}</Banner> : null}
        <RefusalNote refusal={decide.refusal} />
        <NextStep withdrawal={withdrawal} decide={decide} />
        <WithReason
          verb="Từ chối"
          effect={`Yêu cầu rút tiền bị từ chối. ${moneyBack(withdrawal.amount)}`}
          isBusy={decide.isBusy}
          onAct={(reason) => void decide.run({ decision: 'reject', reason })}
        />
      </Stack>
    </WithAside>
  );
}

function useDecision({ id }: Withdrawal) {
  return useTask(
    (body: Decision, idempotencyKey) =>
      call(decideWithdrawalEndpoint, { params: { id: id }, body }, { idempotencyKey }),
    (_, body) => DONE_WORDS[body.decision],
  );
}

interface PartProps {
  readonly withdrawal: Withdrawal;
}

function TransferCode({
  withdrawal: { amount, card },
  payload,
}: PartProps & { readonly payload: string }) {
  return (
    <Stack gap={1}>
      <QrCode
        content={payload}
        name={`VietQR chuyển ${formatDong(amount)} cho ${card.card_name}`}
      />
      <small>Quét bằng app ngân hàng của công ty</small>
    </Stack>
  );
}

/** What the line of the table has no room for, and what one copies. */
function WithdrawalFacts({ withdrawal: { card, note } }: PartProps) {
  return (
    <Facts
      rows={[
        ['Ngân hàng nhận', card.bank.vn_name],
        [
          'Chuyển tới',
          <Row key="number">
            <span className="tabular">{card.card_no}</span>
            <CopyButton value={card.card_no} name="số tài khoản" />
          </Row>,
        ],
        ...(note ? [['Ghi chú của khách', note] as const] : []),
      ]}
    />
  );
}

/** One person approves, another one transfers the money. */
function NextStep({
  withdrawal: { status, pay_obstacle, amount, card },
  decide,
}: PartProps & { readonly decide: ReturnType<typeof useDecision> }) {
  const [reference, setReference] = useState('');
  if (status === 'requested')
    return (
      <Button
        kind="main"
        isBusy={decide.isBusy}
        onClick={() => void decide.run({ decision: 'approve' })}
      >
        Duyệt
      </Button>
    );
  if (pay_obstacle) return null;
  return (
    <Row isBottom>
      <TextInput
        label="Mã giao dịch ngân hàng"
        maxLength={60}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <AskFirst
        kind="money"
        label="Đã chuyển khoản"
        title={`Đã chuyển ${formatDong(amount)}?`}
        effect={`Ghi rằng công ty đã chuyển ${formatDong(amount)} cho ${card.card_name}. Khoản giữ trong ví khách được trừ và không lấy lại được.`}
        yes="Ghi đã chuyển"
        isBusy={decide.isBusy}
        disabled={reference.trim().length < 3}
        onYes={() => void decide.run({ decision: 'pay', bank_reference: reference.trim() })}
      />
    </Row>
  );
}
