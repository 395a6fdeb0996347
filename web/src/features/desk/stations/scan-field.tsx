import { useState } from 'react';
import { CameraScan } from './camera-scan.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';

/** Where a code is typed, scanned, or read by the camera; it opens what it names and does nothing else. */
export function ScanField({
  hint,
  onScan,
}: {
  readonly hint: string;
  readonly onScan: (code: string) => void;
}) {
  const [typed, setTyped] = useState('');
  return (
    <>
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
    </>
  );
}
