import type { ApiRefusal } from '../../../api/refusal.ts';
import { Checkbox } from '../../../ui/forms/inputs.tsx';

/**
 * The word that it is another parcel, of an order that has some here already: asked for where that
 * is known, or once the server has refused a parcel without it.
 */
export function FurtherParcel({
  isAsked,
  refusal,
  isFurther,
  onFurther,
}: {
  readonly isAsked: boolean;
  readonly refusal: ApiRefusal | undefined;
  readonly isFurther: boolean;
  readonly onFurther: (isFurther: boolean) => void;
}) {
  if (!isAsked && refusal?.code !== 'logistics.further-parcel') return null;
  return (
    <Checkbox
      label="Đây là kiện khác của đơn này"
      checked={isFurther}
      onChange={(event) => onFurther(event.target.checked)}
    />
  );
}
