import type { ComponentProps } from 'react';
import { TextInput } from './inputs.tsx';

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  /** Digits of the largest number. */
  readonly most: number;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
};

/**
 * A whole number above zero, for a form that sends what stands there. A comma or a point stays and
 * is turned down: without it 30,5 would be 305.
 */
export function WholeInput({ most, typed, onTyped, ...rest }: Props) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      title="Chỉ gõ số nguyên, không có dấu phẩy hay dấu chấm."
      pattern={`[1-9][0-9]{0,${most - 1}}`}
      {...rest}
      value={typed}
      onChange={({ currentTarget: { value } }) => onTyped(value.replace(/[^\d.,]/g, ''))}
    />
  );
}
