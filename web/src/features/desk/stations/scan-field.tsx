import { useState } from 'react';
import { CameraScan } from './camera-scan.tsx';
import styles from './station.module.css';
import { TextInput } from '../../../ui/forms/inputs.tsx';

/**
 * Where a code is typed, scanned, or read by the camera; it opens what it names and does nothing
 * else.
 */
export function ScanField({
  hint,
  isAfter = false,
  onScan,
}: {
  readonly hint: string;
  /** On a handheld the thing that was scanned stands first. */
  readonly isAfter?: boolean;
  readonly onScan: (code: string) => void;
}) {
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.scan} data-after={isAfter || undefined}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const code = typed.trim();
          setTyped('');
          if (code) onScan(code);
        }}
      >
        <TextInput
          label="Quét hoặc gõ mã"
          hint={hint}
          value={typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
          data-scan="true"
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <CameraScan onScan={onScan} />
    </div>
  );
}
