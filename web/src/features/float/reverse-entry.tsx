import {
  FLOAT_MOVEMENT_KINDS,
  type FloatMovementRow,
  reverseFloatEntryEndpoint,
} from '@hako/contract/float/movements';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useTask } from '../../parts/desk/use-task.ts';
import { WithReason } from '../../parts/desk/with-reason.tsx';
import { formatYen } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { doneOrAsked } from './float-words.ts';

/** Takes an entry back by its opposite, with a reason. */
export function ReverseEntry({ row }: { readonly row: FloatMovementRow }) {
  const [isOpen, setOpen] = useState(false);
  const { id, kind, amount_jpy: amount, approved_by: second } = row;
  const act = useTask(
    (reason: string, idempotencyKey) =>
      call(reverseFloatEntryEndpoint, { params: { id }, body: { reason } }, { idempotencyKey }),
    doneOrAsked('Đã hoàn bút toán'),
    () => setOpen(false),
  );
  const name = `${FLOAT_MOVEMENT_KINDS[kind]} ${formatYen(amount)}`;
  return (
    <>
      <Button isSmall kind="quiet" onClick={() => setOpen(true)}>
        Hoàn
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={`Hoàn bút toán ${name}?`}>
        <Stack>
          <p>
            {second
              ? 'Một bút toán ngược lại được ghi khi người thứ hai duyệt, vì hai người đã ghi khoản này.'
              : 'Một bút toán ngược lại được ghi hôm nay. Vượt mức một ngày thì người thứ hai duyệt.'}
            {kind === 'transfer' ? ' Cả hai đầu của khoản chuyển và phí đều được hoàn.' : ''}
          </p>
          <WithReason
            label="Lý do"
            verb="Hoàn bút toán"
            isBusy={act.isBusy}
            onAct={(reason) => void act.run(reason)}
          />
          <RefusalNote refusal={act.refusal} />
        </Stack>
      </Sheet>
    </>
  );
}
