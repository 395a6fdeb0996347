import { FLOAT_MOVEMENT_KINDS } from '@hako/contract/float/movements';
import {
  type FloatLine,
  LINE_ENDS,
  openFloatLineEndpoint,
  settleFloatLineEndpoint,
} from '@hako/contract/float/statements';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { ReasonSheet } from '../../parts/desk/reason-sheet.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { formatYen } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Select } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { doneOrAsked } from './float-words.ts';

type How = 'match' | 'correct' | 'fee' | 'charge';
interface Choice {
  /** The same however many others there are. */
  readonly key: string;
  readonly how: How;
  readonly movements: string[];
  readonly label: string;
}

/** What a line may be said to be. */
function choicesOf({ candidates, amount_jpy: amount }: FloatLine): Choice[] {
  const units = candidates.flatMap(({ movements, order, kind, amount_jpy: sum }): Choice[] => {
    const name = order ? `đơn ${order}` : FLOAT_MOVEMENT_KINDS[kind].toLowerCase();
    const key = movements.join();
    if (sum === amount) return [{ key, how: 'match', movements, label: `Là ${name}` }];
    if (!order || amount > 0) return [];
    const label = `Là ${name}, sửa ${formatYen(sum)} thành ${formatYen(amount)}`;
    return [{ key, how: 'correct', movements, label }];
  });
  return [
    ...units,
    { key: 'fee', how: 'fee', movements: [], label: 'Phí của ngân hàng, thẻ hoặc sàn' },
    {
      key: 'charge',
      how: 'charge',
      movements: [],
      label: 'Không rõ là gì (người thứ hai duyệt)',
    },
  ];
}

/** Says what a line of a statement is. */
export function SettleLine({ line }: { readonly line: FloatLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall kind="quiet" onClick={() => setOpen(true)}>
        Xử lý
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Dòng sao kê ${formatYen(line.amount_jpy)}`}
      >
        <SettleForm line={line} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function SettleForm({ line, onDone }: { readonly line: FloatLine; readonly onDone: () => void }) {
  const choices = choicesOf(line);
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const settle = useTask(
    ({ how, movements }: Choice, idempotencyKey) =>
      call(
        settleFloatLineEndpoint,
        { params: { id: line.id }, body: { how, movements, reason: reason.trim() } },
        { idempotencyKey },
      ),
    doneOrAsked('Đã khớp'),
    onDone,
  );
  const choice = choices.find(({ key }) => key === chosen);
  return (
    <Form
      onSubmit={async () => void (choice && (await settle.run(choice)))}
      refusal={settle.refusal}
    >
      <p>{`${line.reference} ${line.words}`.trim()}</p>
      <Select
        label="Dòng này là"
        required
        value={choice ? chosen : ''}
        options={[
          { value: '', label: 'Chọn…' },
          ...choices.map(({ key, label }) => ({ value: key, label })),
        ]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <ReasonInput reason={reason} onReason={setReason} />
      <Button type="submit" kind="main" isBusy={settle.isBusy} disabled={!choice}>
        Ghi
      </Button>
    </Form>
  );
}

/** Takes a wrong match off a line, with a reason. */
export function OpenLine({ id, how }: Pick<FloatLine, 'id' | 'how'>) {
  return (
    <ReasonSheet
      open="Gỡ"
      title="Gỡ dòng sao kê này?"
      verb="Gỡ"
      act={(reason, idempotencyKey) =>
        call(openFloatLineEndpoint, { params: { id }, body: { reason } }, { idempotencyKey })
      }
      done={doneOrAsked('Đã gỡ, dòng này chờ khớp lại')}
    >
      {how === 'fee' || how === 'charge' ? (
        <p>{`${LINE_ENDS[how]} đã ghi cho dòng này được hoàn lại.`}</p>
      ) : null}
    </ReasonSheet>
  );
}
