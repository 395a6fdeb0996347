import { formatYen } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import styles from './price-table.module.css';

/** A price that the tables of fees are filled with; works without a script. */
export function PriceAsked({
  typed,
  jpy,
  isWorkedOut,
}: {
  readonly typed: string;
  /** As it was understood; undefined while nothing was asked. */
  readonly jpy: number | undefined;
  /** Whether the calculator answered. */
  readonly isWorkedOut: boolean;
}) {
  return (
    <form method="get" className={styles.search}>
      <TextInput
        label="Giá món (¥)"
        name="gia"
        inputMode="numeric"
        maxLength={14}
        defaultValue={jpy === undefined ? typed : String(jpy)}
        error={typed !== '' && jpy === undefined ? 'Vui lòng nhập số yên, ví dụ 12000.' : undefined}
      />
      <Button type="submit">Tính vào các bảng</Button>
      {jpy === undefined ? null : !isWorkedOut ? (
        <p>Tạm thời chưa tính được cho một món {formatYen(jpy)}. Vui lòng thử lại sau ít phút.</p>
      ) : (
        <p>
          Phí dịch vụ và phí thanh toán bên dưới đã tính cho một món {formatYen(jpy)}. Các khoản lần
          2 theo cân nặng và nơi nhận.
        </p>
      )}
    </form>
  );
}
