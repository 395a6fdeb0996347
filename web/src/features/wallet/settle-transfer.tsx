import type { EndpointInput } from '@hako/contract/kit/endpoint';
import type { TransferCandidate } from '@hako/contract/wallet/candidates';
import { type DeskTransfer, settleTransferEndpoint } from '@hako/contract/wallet/desk';
import { useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { Key } from '../../parts/desk/key-hints.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { useWorkKeys } from '../../parts/desk/use-work-keys.ts';
import { PhotoInput } from '../../parts/photo-inputs.tsx';
import { formatDong } from '../../text/money.ts';
import { customerName } from '../../text/people.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Checkbox, TextInput } from '../../ui/forms/inputs.tsx';
import { reasonOf } from './clue-words.ts';

type Transfer = Static<typeof DeskTransfer>;
type Settlement = EndpointInput<typeof settleTransferEndpoint>['body'];

/** What is said when something about a transfer was proposed. */
export const PROPOSED = 'Đã gửi đề nghị: chờ người thứ hai duyệt';

/**
 * Whose money it is: one of those whose it may be, or somebody with a verified phone number. `a`
 * proposes the one who is ahead of all others; a second person approves either way.
 */
export function SettleForm({ transfer }: { readonly transfer: Transfer }) {
  const { id, candidates } = transfer;
  const [chosen, setChosen] = useState('');
  const [phone, setPhone] = useState('');
  const [written, setWritten] = useState<string>();
  const [proofs, setProofs] = useState<readonly string[]>([]);
  const settle = useTask(
    (body: Settlement, idempotencyKey) =>
      call(settleTransferEndpoint, { params: { id }, body }, { idempotencyKey }),
    PROPOSED,
  );
  const known = candidates.find(({ customer }) => customer.id === chosen);
  const reason = written ?? (known ? reasonOf(known) : '');
  const propose = (whom: Pick<Settlement, 'customer_id' | 'phone'>, why: string) =>
    settle.run({ ...whom, reason: why.trim(), proofs: [...proofs] });
  const clear = candidates.find((one) => one.is_clear);
  // The key is for whoever named nobody else.
  const isUntouched = (chosen === '' || chosen === clear?.customer.id) && phone.trim() === '';
  useWorkKeys({
    letters: {
      a: () => {
        if (clear && isUntouched && !settle.isBusy)
          void propose({ customer_id: clear.customer.id }, written ?? reasonOf(clear));
      },
    },
  });

  return (
    <Form
      onSubmit={() => propose(chosen ? { customer_id: chosen } : { phone: phone.trim() }, reason)}
      refusal={settle.refusal}
    >
      <Candidates transfer={transfer} chosen={chosen} onChoose={setChosen} />
      <TextInput
        label="Số điện thoại đã xác minh của khách"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required={!chosen}
        value={phone}
        onFocus={() => setChosen('')}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <TextInput
        label="Căn cứ"
        hint="Ghi vào nhật ký: biên lai, cuộc gọi, báo của khách…"
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <PhotoInput photos={proofs} onPhotos={setProofs} />
      <Button type="submit" kind="main" isBusy={settle.isBusy}>
        {`Đề nghị ghi ${formatDong(transfer.amount_vnd)} vào ví khách`}
      </Button>
    </Form>
  );
}

function Candidates({
  transfer,
  chosen,
  onChoose,
}: {
  readonly transfer: Transfer;
  readonly chosen: string;
  readonly onChoose: (customerId: string) => void;
}) {
  const { id, candidates } = transfer;
  if (candidates.length === 0) return <p>Chưa có dấu hiệu nào cho biết tiền này của khách nào.</p>;
  return (
    <fieldset>
      <legend>Có thể của</legend>
      {candidates.map((candidate) => (
        <Checkbox
          key={candidate.customer.id}
          type="radio"
          name={id}
          label={
            <>
              {customerName(candidate.customer)} {candidate.is_clear ? <Key name="a" /> : null}
            </>
          }
          note={noteOf(candidate, transfer)}
          checked={chosen === candidate.customer.id}
          onChange={() => onChoose(candidate.customer.id)}
        />
      ))}
    </fieldset>
  );
}

/** Why it may be theirs, and what they said themselves. */
function noteOf(candidate: TransferCandidate, { claims }: Transfer): string {
  const theirs = claims.filter(({ customer }) => customer.id === candidate.customer.id);
  const said = theirs.map(
    ({ created_at: at, reference, note }) =>
      `Khách báo lúc ${formatMoment(at)}, mã ${reference || 'không có'}. ${note}`,
  );
  return [`${reasonOf(candidate)}.`, ...said].join(' ');
}
