import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { formatTyped, readMoney } from '../../text/money.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

/** One line of text. Give `type`, `inputMode` and `autoComplete` so that the phone offers the right keyboard and fills it in. */
export function TextInput({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  ...rest
}: FieldText & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden }}>
      {(control) => <input type="text" {...rest} {...control} className={styles.control} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  ...rest
}: FieldText & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden }}>
      {(control) => <textarea rows={4} {...rest} {...control} className={styles.control} />}
    </Field>
  );
}

/** A password that can be shown while it is typed. */
export function PasswordInput({
  label,
  hint,
  error,
  ...rest
}: FieldText & Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <span className={styles.affixed}>
          <input
            autoComplete="current-password"
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={styles.control}
          />
          <button
            type="button"
            className={styles.affix}
            aria-label={isShown ? 'Ẩn mật khẩu' : 'Hiện mật khẩu'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          </button>
        </span>
      )}
    </Field>
  );
}

/** Whole đồng or yen, grouped while typing; `onAmount` gives undefined when the field is empty. */
export function MoneyInput({
  label,
  hint,
  error,
  isOptional,
  currency,
  amount,
  onAmount,
  ...rest
}: FieldText &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
    readonly currency: 'VND' | 'JPY';
    readonly amount: number | undefined;
    readonly onAmount: (amount: number | undefined) => void;
  }) {
  return (
    <Field {...{ label, hint, error, isOptional }}>
      {(control) => (
        <span className={styles.affixed}>
          <input
            {...rest}
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className={styles.control}
            value={formatTyped(amount, currency)}
            onChange={(event) => onAmount(readMoney(event.currentTarget.value))}
          />
          <span className={styles.affix}>{currency === 'VND' ? 'đồng' : 'yên'}</span>
        </span>
      )}
    </Field>
  );
}

/** A one-time code: digits only, filled in from the SMS by the phone, pasted whole; `onComplete` when all digits are there. */
export function OtpInput({
  label,
  hint,
  error,
  length = 6,
  code,
  onCode,
  onComplete,
}: FieldText & {
  readonly length?: number;
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onComplete?: (code: string) => void;
}) {
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          className={`${styles.control} ${styles.otp}`}
          value={code}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length);
            onCode(digits);
            if (digits.length === length && digits !== code) onComplete?.(digits);
          }}
        />
      )}
    </Field>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Options of one group follow each other under its name. */
  readonly group?: string;
}

/** A choice of few or many from a list; the phone's own picker. */
export function Select({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  options,
  ...rest
}: FieldText & ComponentProps<'select'> & { readonly options: readonly Option[] }) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden }}>
      {(control) => (
        <select {...rest} {...control} className={styles.control}>
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, own]) =>
            group === undefined ? (
              own.map(optionOf)
            ) : (
              <optgroup key={group} label={group}>
                {own.map(optionOf)}
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  );
}

const optionOf = ({ value, label, isDisabled }: Option) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);

/** A yes or no with its sentence beside it; `isSwitch` for settings that act at once. */
export function Checkbox({
  label,
  note,
  isSwitch,
  type = 'checkbox',
  ...rest
}: ComponentProps<'input'> & {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly isSwitch?: boolean;
}) {
  const noteId = useId();
  return (
    <label className={styles.check}>
      <input
        {...rest}
        type={type}
        role={isSwitch ? 'switch' : undefined}
        className={isSwitch ? styles.switch : undefined}
        aria-describedby={note ? noteId : undefined}
      />
      <span>
        {label}
        {note ? <small id={noteId}>{note}</small> : null}
      </span>
    </label>
  );
}
