import { Row } from '../../ui/frames/card.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import { digits } from './desk-coupon-fields.ts';

interface Limits {
  readonly total: string;
  readonly each: string;
  readonly savers: string;
}

/** How often a coupon may be used, and by how many it may be saved when it has to be saved first. */
export function CouponLimits({
  typed,
  put,
  needsSaving,
}: {
  readonly typed: Limits;
  readonly put: (more: Partial<Limits>) => void;
  readonly needsSaving: boolean;
}) {
  return (
    <Row isBottom>
      <TextInput
        label="Tổng lượt"
        isOptional
        inputMode="numeric"
        value={typed.total}
        onChange={(event) => put({ total: digits(event) })}
      />
      <TextInput
        label="Lượt mỗi khách"
        required
        inputMode="numeric"
        value={typed.each}
        onChange={(event) => put({ each: digits(event) })}
      />
      {needsSaving ? (
        <TextInput
          label="Số người được lưu"
          isOptional
          inputMode="numeric"
          value={typed.savers}
          onChange={(event) => put({ savers: digits(event) })}
        />
      ) : null}
    </Row>
  );
}
