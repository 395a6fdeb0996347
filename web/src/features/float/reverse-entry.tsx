import {
  FLOAT_MOVEMENT_KINDS,
  type FloatMovementRow,
  reverseFloatEntryEndpoint,
} from '@hako/contract/float/movements';
import { call } from '../../api/client.ts';
import { ReasonSheet } from '../../parts/desk/reason-sheet.tsx';
import { formatYen } from '../../text/money.ts';
import { doneOrAsked } from './float-words.ts';

/** Takes an entry back by its opposite, with a reason. */
export function ReverseEntry({ row }: { readonly row: FloatMovementRow }) {
  const { id, kind, amount_jpy: amount, approved_by: second } = row;
  return (
    <ReasonSheet
      open="Hoàn"
      title={`Hoàn bút toán ${FLOAT_MOVEMENT_KINDS[kind]} ${formatYen(amount)}?`}
      verb="Hoàn bút toán"
      act={(reason, idempotencyKey) =>
        call(reverseFloatEntryEndpoint, { params: { id }, body: { reason } }, { idempotencyKey })
      }
      done={doneOrAsked('Đã hoàn bút toán')}
    >
      <p>
        {second
          ? 'Một bút toán ngược lại được ghi khi người thứ hai duyệt, vì hai người đã ghi khoản này.'
          : 'Một bút toán ngược lại được ghi hôm nay. Vượt mức một ngày thì người thứ hai duyệt.'}
        {kind === 'transfer' ? ' Cả hai đầu của khoản chuyển và phí đều được hoàn.' : ''}
      </p>
    </ReasonSheet>
  );
}
