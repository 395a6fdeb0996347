import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { vi } from '../../text/vi.ts';
import { Button } from './button.tsx';
import { toast } from '../frames/toast.tsx';

/** Copies `value`; `name` says what it is to those who do not see the row it stands in. `label` stands on it instead of the verb. */
export function CopyButton({
  value,
  name,
  label = vi.copy,
}: {
  readonly value: string;
  readonly name: string;
  readonly label?: string;
}) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      toast(`${vi.copied} ${name}`);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      toast(`Trình duyệt chưa cho phép sao chép. Bạn giữ vào ${name} để tự sao chép nhé.`, 'bad');
    }
  }
  return (
    <Button kind="quiet" isSmall onClick={copy} aria-label={`${vi.copy} ${name}`}>
      {isCopied ? (
        <IconCheck aria-hidden="true" size={18} />
      ) : (
        <IconCopy aria-hidden="true" size={18} />
      )}
      {label}
    </Button>
  );
}
