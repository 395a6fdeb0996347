import {
  answerHandBidEndpoint,
  type HandBidRow,
  type reportBidOutcomeEndpoint,
  reportHandOutcomeEndpoint,
  takeHandBidEndpoint,
} from '@hako/contract/bidding/by-hand';
import { useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { moneyBack } from '../../../text/money-back.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { AskFirst } from '../../../parts/desk/ask-first.tsx';
import { WithReason } from '../../../parts/desk/with-reason.tsx';
import { Permitted } from '../../../parts/permitted.tsx';

type Answer = Static<typeof answerHandBidEndpoint.body>;
type Outcome = Static<typeof reportHandOutcomeEndpoint.body>;

const HINTS: Readonly<Record<HandBidRow['state'], string>> = {
  waiting: 'Chưa ai nhận. Nhận việc trước khi đặt: từ lúc đó khách không hủy được nữa.',
  taken: 'Đặt mức tối đa này trên sàn bằng tài khoản của bạn, rồi báo lại đúng điều sàn trả lời.',
  placed:
    'Đã đặt. Không có chương trình nào đọc được kết quả: khi phiên kết thúc, xem trên sàn và báo lại.',
};

const OVERDUE =
  'Một đồng nghiệp đã nhận nhưng quá hạn chưa báo. Nhận thay, xem trên sàn đã đặt chưa rồi báo lại.';

export interface HandBidProps {
  readonly hand: HandBidRow;
  readonly onDone: () => Promise<void>;
}

/** Why somebody who may read a bid has no button there. */
export const FOR_BUYERS = 'Người có quyền đặt giá bằng tay làm việc này.';

/** What the marketplace said, told by a person. */
export function HandBidWork({ hand, onDone }: HandBidProps) {
  return (
    <Stack>
      <p>
        {hintOf(hand)}{' '}
        <a href={hand.url} target="_blank" rel="noreferrer">
          Phiên {hand.code}
        </a>
      </p>
      <Permitted to="bids.by-hand" otherwise={<p>{FOR_BUYERS}</p>}>
        {hand.may_take ? <Take id={hand.id} onDone={onDone} /> : null}
        {hand.state === 'taken' && hand.is_mine ? (
          <TellPlaced id={hand.id} heldVnd={hand.held_vnd} onDone={onDone} />
        ) : null}
        {hand.state === 'placed' ? (
          <TellOutcome
            id={hand.id}
            heldVnd={hand.held_vnd}
            endpoint={reportHandOutcomeEndpoint}
            onDone={onDone}
          />
        ) : null}
      </Permitted>
    </Stack>
  );
}

function hintOf({ state, is_mine: isMine, may_take: mayTake }: HandBidRow): string {
  if (state !== 'taken' || isMine) return HINTS[state];
  return mayTake ? OVERDUE : 'Một đồng nghiệp đang đặt lượt này.';
}

interface StepProps {
  readonly id: string;
  readonly onDone: () => Promise<void>;
}

interface HeldStepProps extends StepProps {
  /** What its customer has held for this bid alone, đồng; null in a group. */
  readonly heldVnd: number | null;
}

function Take({ id, onDone }: StepProps) {
  const take = useAction((_: undefined, idempotencyKey) =>
    call(takeHandBidEndpoint, { params: { id } }, { idempotencyKey }),
  );
  return (
    <>
      <RefusalNote refusal={take.refusal} />
      <Row>
        <Button
          kind="main"
          isBusy={take.isBusy}
          onClick={async () => {
            await take.run(undefined);
            await onDone();
          }}
        >
          Nhận việc này
        </Button>
      </Row>
    </>
  );
}

function TellPlaced({ id, heldVnd, onDone }: HeldStepProps) {
  const [price, setPrice] = useState<number>();
  const tell = useAction((body: Answer, idempotencyKey) =>
    call(answerHandBidEndpoint, { params: { id }, body }, { idempotencyKey }),
  );
  const answer = async (body: Answer) => {
    if (await tell.run(body)) toast('Đã báo, khách được biết ngay', 'good');
    await onDone();
  };
  return (
    <>
      <RefusalNote refusal={tell.refusal} />
      <Row isBottom>
        <MoneyInput
          label="Giá trên sàn sau khi đặt"
          currency="JPY"
          amount={price}
          onAmount={setPrice}
        />
        <Button
          kind="main"
          isBusy={tell.isBusy}
          disabled={!price}
          onClick={() => void answer({ result: 'placed', is_highest: true, price: price ?? 0 })}
        >
          Đã đặt, đang dẫn đầu
        </Button>
        <Button
          isBusy={tell.isBusy}
          disabled={!price}
          onClick={() => void answer({ result: 'placed', is_highest: false, price: price ?? 0 })}
        >
          Đã đặt, bị vượt ngay
        </Button>
      </Row>
      <WithReason
        label="Không đặt được vì (khách hàng đọc được)"
        verb="Không đặt được"
        mostLetters={200}
        effect={`Lượt đặt kết thúc và khách được báo. ${moneyBack(heldVnd)}`}
        isBusy={tell.isBusy}
        onAct={(reason) => void answer({ result: 'refused', reason })}
      />
    </>
  );
}

/** Won at which price, or not: told by a person where no program can read it. */
export function TellOutcome({
  id,
  heldVnd,
  endpoint,
  onDone,
}: HeldStepProps & {
  readonly endpoint: typeof reportHandOutcomeEndpoint | typeof reportBidOutcomeEndpoint;
}) {
  const [price, setPrice] = useState<number>();
  const [order, setOrder] = useState('');
  const tell = useAction((body: Outcome, idempotencyKey) =>
    call(endpoint, { params: { id }, body }, { idempotencyKey }),
  );
  const report = async (body: Outcome) => {
    if (await tell.run(body)) toast('Đã báo, khách được biết ngay', 'good');
    await onDone();
  };
  return (
    <>
      <RefusalNote refusal={tell.refusal} />
      <Row isBottom>
        <MoneyInput label="Giá thắng" currency="JPY" amount={price} onAmount={setPrice} />
        <TextInput
          label="Mã đơn của sàn (nếu có)"
          maxLength={60}
          value={order}
          onChange={(event) => setOrder(event.currentTarget.value)}
        />
        <Button
          kind="main"
          isBusy={tell.isBusy}
          disabled={!price}
          onClick={() =>
            void report({ outcome: 'won', price: price ?? 0, order_number: order.trim() || null })
          }
        >
          Đã thắng
        </Button>
        <AskFirst
          label="Bị vượt giá, không thắng"
          title="Không thắng phiên này?"
          effect={`Lượt đặt đóng lại là không thắng và khách được báo. ${moneyBack(heldVnd)}`}
          yes="Báo không thắng"
          isBusy={tell.isBusy}
          onYes={() => void report({ outcome: 'outbid' })}
        />
      </Row>
    </>
  );
}
