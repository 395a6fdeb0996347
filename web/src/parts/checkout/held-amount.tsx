import type { BreakdownReply } from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Dong } from '../../ui/figures/money.tsx';

type Breakdown = Static<typeof BreakdownReply>;

/** What the wallet holds, and why it may be more than what is charged. */
export function HeldAmount({
  hold,
  breakdown,
}: {
  readonly hold: number;
  readonly breakdown: Breakdown | null;
}) {
  const isOpen =
    breakdown !== null && breakdown.first_payment.high > breakdown.first_payment.likely;
  return (
    <>
      <Dong amount={hold} />
      {isOpen ? ' tối đa, vì chưa chắc phí vận chuyển nội địa Nhật' : ''}
    </>
  );
}

/** What must be confirmed before these goods are bid on or bought; undefined when nothing is. */
export const restrictionOf = (breakdowns: readonly (Breakdown | null)[]): string | undefined =>
  breakdowns.flatMap((breakdown) => breakdown?.flags ?? []).find(({ rule }) => rule === 'ask')
    ?.reason;

/** The customer's own word that they know what may restrict these goods. */
export function RiskCheckbox({
  reason,
  isConfirmed,
  onConfirm,
}: {
  readonly reason: string;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}) {
  return (
    <Checkbox
      label="Tôi hiểu mặt hàng này có thể bị hạn chế và vẫn muốn tiếp tục"
      note={reason}
      checked={isConfirmed}
      onChange={(event) => onConfirm(event.currentTarget.checked)}
    />
  );
}
