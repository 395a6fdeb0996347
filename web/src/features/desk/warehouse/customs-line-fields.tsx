import type { CustomsLineBody } from '@hako/contract/logistics/customs';
import { MoneyInput, TextInput } from '../../../ui/forms/inputs.tsx';

/**
 * One line of the papers: what it is in English, its HS code, how many, what they are worth, and
 * where they come from.
 */
export function CustomsLineFields({
  line,
  onChange,
}: {
  readonly line: CustomsLineBody;
  readonly onChange: (part: Partial<CustomsLineBody>) => void;
}) {
  return (
    <>
      <TextInput
        label="Mô tả (tiếng Anh)"
        value={line.description}
        maxLength={200}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextInput
        label="Mã HS"
        inputMode="numeric"
        pattern="[0-9]{4,10}"
        value={line.hs_code}
        onChange={(event) => onChange({ hs_code: digits(event.target.value, 10) })}
      />
      <TextInput
        label="Số lượng"
        inputMode="numeric"
        required
        pattern="[1-9][0-9]{0,4}"
        value={line.quantity === 0 ? '' : String(line.quantity)}
        onChange={(event) => onChange({ quantity: Number(digits(event.target.value, 5)) })}
      />
      <MoneyInput
        label="Trị giá (¥)"
        currency="JPY"
        amount={line.value_jpy}
        onAmount={(amount) => onChange({ value_jpy: amount ?? 0 })}
      />
      <TextInput
        label="Xuất xứ"
        required
        pattern="[A-Z]{2}"
        value={line.origin}
        onChange={(event) => onChange({ origin: event.target.value.toUpperCase().slice(0, 2) })}
      />
    </>
  );
}

const digits = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most);
