import { TextInput } from '../../ui/forms/inputs.tsx';

/**
 * Why somebody of the staff does something: it stands in the audit, so it is asked for and never
 * empty.
 */
export function ReasonInput({
  reason,
  onReason,
  hint,
}: {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** Who else reads it. */
  readonly hint?: string;
}) {
  return (
    <TextInput
      label="Lý do"
      hint={hint}
      required
      minLength={3}
      maxLength={300}
      value={reason}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  );
}
