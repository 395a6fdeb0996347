import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What a control inside a field must carry to be named and described by it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldText {
  readonly label: ReactNode;
  /** Said before anything went wrong. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it. */
  readonly error?: string;
  readonly isOptional?: boolean;
  /** Names the control for screen readers only. */
  readonly isLabelHidden?: boolean;
}

/** Label, control, hint and error in one place; the line for hint or error is announced when it changes. */
export function Field({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  children,
}: FieldText & { readonly children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const noteId = `${id}note`;
  const hasNote = Boolean(error ?? hint);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'unseen' : styles.label}>
        {label}
        {isOptional ? <span className={styles.optional}> (không bắt buộc)</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div
        id={noteId}
        className={error ? styles.error : styles.hint}
        aria-live="polite"
        hidden={!hasNote}
      >
        {error ?? hint}
      </div>
    </div>
  );
}
