import { useState } from 'react';
import styles from '../desk.module.css';
import { KeyHints } from '../../../parts/desk/key-hints.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';

const KEYS = [
  ['arrows', 'chọn việc'],
  ['Enter', 'vào việc'],
  ['Esc', 'ra'],
  ['/', 'quét'],
] as const;

/** Finds work by a code that is typed or scanned; with nothing typed, Enter goes to the work that is open. */
export function ScanForm({ onFind }: { readonly onFind: (code: string) => void }) {
  const [scanned, setScanned] = useState('');
  const find = () => {
    const code = scanned.trim();
    if (!code) return document.querySelector<HTMLElement>('[data-first]')?.focus();
    onFind(code);
    setScanned('');
  };
  return (
    <form
      className={styles.scan}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <TextInput
        label="Quét hoặc gõ mã"
        hint={
          <>
            Máy quét: quét ở đâu cũng được · Phím: <KeyHints keys={KEYS} />
          </>
        }
        value={scanned}
        data-scan="true"
        onChange={(event) => setScanned(event.target.value)}
      />
    </form>
  );
}
