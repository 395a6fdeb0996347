import { TextInput } from '../../ui/forms/inputs.tsx';

interface Text {
  readonly name: string;
  readonly description: string;
}

/** What customers read of a coupon. */
export function CouponText({
  typed,
  put,
}: {
  readonly typed: Text;
  readonly put: (more: Partial<Text>) => void;
}) {
  return (
    <>
      <TextInput
        label="Tên"
        required
        maxLength={80}
        value={typed.name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Mô tả cho khách"
        required
        maxLength={300}
        value={typed.description}
        onChange={(event) => put({ description: event.currentTarget.value })}
      />
    </>
  );
}
