import {
  decideExchangeRateEndpoint,
  enterExchangeRateEndpoint,
  LEAST_SELL_X100,
  MOST_SELL_X100,
  type readWaitingRateEndpoint,
} from '@hako/contract/pricing/exchange-rates';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { formatPercent } from '../../text/money.ts';
import { formatAgo, formatMoment, timestampOf } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { Form, RefusalNote } from '../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../ui/forms/inputs.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { useTask } from '../../parts/desk/use-task.ts';

const LEAST_REASON = 3;

type Board = EndpointReply<typeof readWaitingRateEndpoint>;
type Reading = NonNullable<Board['good']>;

/** `176,35 ₫` for one yen. */
const perYen = (sellX100: number): string =>
  `${Math.floor(sellX100 / 100)},${String(sellX100 % 100).padStart(2, '0')}\u00a0₫`;

/** `+6,2%` against the rate in use. */
function changeOf(sellX100: number, good: Reading | null): string {
  if (!good) return '';
  const percent = ((sellX100 - good.sell_x100) * 100) / good.sell_x100;
  return ` (${percent < 0 ? '−' : '+'}${formatPercent(Math.abs(percent))} so với đang dùng)`;
}

/** The yen rate that every price is made at: how old it is, the one that waits for a person, and one by hand. */
export function RateDesk({ board, nowMs }: { readonly board: Board; readonly nowMs: number }) {
  const { good, waiting, is_too_old: isTooOld } = board;
  return (
    <Stack>
      {!good ? (
        <Banner tone="bad">Chưa có tỷ giá nào: khách chưa tính được giá. Hãy nhập tỷ giá.</Banner>
      ) : null}
      {isTooOld ? (
        <Banner tone="bad">
          Tỷ giá đã quá cũ: khách không đặt giá và không trả lời báo giá được cho đến khi có tỷ giá
          mới. Hãy nhập hoặc nhận tỷ giá.
        </Banner>
      ) : null}
      {good ? (
        <Facts
          rows={[
            ['Đang dùng', `1 yên = ${perYen(good.sell_x100)}`],
            [
              'Niêm yết',
              `${formatMoment(good.quoted_at)} · ${formatAgo(Math.min(timestampOf(good.quoted_at), nowMs), nowMs)}`,
            ],
          ]}
        />
      ) : null}
      {waiting ? (
        <WaitingRate key={waiting.id} waiting={waiting} good={good} />
      ) : (
        <p>Không có tỷ giá nào đang chờ quyết định.</p>
      )}
      <EnterRate good={good} />
    </Stack>
  );
}

function WaitingRate({
  waiting,
  good,
}: {
  readonly waiting: Reading;
  readonly good: Reading | null;
}) {
  const [reason, setReason] = useState('');
  const decide = useTask(
    (accept: boolean, idempotencyKey) =>
      call(
        decideExchangeRateEndpoint,
        { body: { id: waiting.id, accept, reason: reason.trim() } },
        { idempotencyKey },
      ),
    'Đã ghi quyết định về tỷ giá',
  );
  const isReasoned = reason.trim().length >= LEAST_REASON;
  return (
    <Stack>
      <Banner tone="estimate">
        {`Ngân hàng báo 1 yên = ${perYen(waiting.sell_x100)}${changeOf(waiting.sell_x100, good)}, lúc ${formatMoment(waiting.quoted_at)}. Chênh nhiều nên cần người quyết định; trong lúc chờ, giá vẫn tính theo tỷ giá đang dùng.`}
      </Banner>
      <RateReason reason={reason} onReason={setReason} />
      <RefusalNote refusal={decide.refusal} />
      <Row>
        <Button
          kind="main"
          isBusy={decide.isBusy}
          disabled={!isReasoned}
          onClick={() => void decide.run(true)}
        >
          {`Dùng ${perYen(waiting.sell_x100)}`}
        </Button>
        <Button
          isBusy={decide.isBusy}
          disabled={!isReasoned}
          onClick={() => void decide.run(false)}
        >
          Không dùng
        </Button>
      </Row>
    </Stack>
  );
}

function EnterRate({ good }: { readonly good: Reading | null }) {
  const [typed, setTyped] = useState<number>();
  const [reason, setReason] = useState('');
  const enter = useTask(
    (sell_x100: number, idempotencyKey) =>
      call(
        enterExchangeRateEndpoint,
        { body: { sell_x100, reason: reason.trim() } },
        { idempotencyKey },
      ),
    (answer) =>
      answer.is_done
        ? 'Tỷ giá mới đang được dùng'
        : 'Lệch nhiều so với tỷ giá đang dùng: chờ người thứ hai duyệt',
    () => {
      setTyped(undefined);
      setReason('');
    },
  );
  const isPossible = typed !== undefined && typed >= LEAST_SELL_X100 && typed <= MOST_SELL_X100;
  const submit = async () => (isPossible ? enter.run(typed) : undefined);
  return (
    <Form onSubmit={submit} refusal={enter.refusal}>
      <MoneyInput
        label="Nhập tỷ giá: giá 100 yên"
        currency="VND"
        hint={
          isPossible
            ? `1 yên = ${perYen(typed)}${changeOf(typed, good)}`
            : 'Ví dụ 17.635 đồng cho 100 yên. Gần tỷ giá đang dùng thì có hiệu lực ngay; lệch nhiều cần người thứ hai duyệt. Báo giá đã gửi giữ nguyên.'
        }
        error={
          typed !== undefined && typed > MOST_SELL_X100
            ? 'Số này không giống giá của 100 yên'
            : undefined
        }
        required
        amount={typed}
        onAmount={setTyped}
      />
      <RateReason reason={reason} onReason={setReason} />
      <Button type="submit" isBusy={enter.isBusy} disabled={!isPossible}>
        {isPossible ? `Dùng 1 yên = ${perYen(typed)}` : 'Dùng tỷ giá này'}
      </Button>
    </Form>
  );
}

function RateReason({
  reason,
  onReason,
}: {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}) {
  return (
    <TextInput
      label="Căn cứ"
      hint="Ghi vào nhật ký: bảng của ngân hàng nào, lúc nào"
      required
      minLength={LEAST_REASON}
      maxLength={300}
      value={reason}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  );
}
