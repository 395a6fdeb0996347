import type { Endpoint, EndpointInput } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { fetchFile } from '../api/client.ts';
import { isRefusal } from '../api/refusal.ts';
import { vi } from '../text/vi.ts';
import { Button } from '../ui/forms/button.tsx';
import { toast } from '../ui/frames/toast.tsx';

interface Props<E extends Endpoint> {
  readonly endpoint: E;
  /** Which rows: the filters of the screen that the button stands on. */
  readonly input: EndpointInput<E>;
  readonly children?: string;
}

/** Fetches a spreadsheet of ours and hands it to the browser to keep. */
export function ExportButton<E extends Endpoint>({
  endpoint,
  input,
  children = 'Xuất Excel',
}: Props<E>) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      keep(await fetchFile(endpoint, input));
      toast(vi.exported, 'good');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toast(`${vi.exportFailed} ${error.message}`, 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button isSmall isBusy={isBusy} onClick={() => void run()}>
      {children}
    </Button>
  );
}

function keep({ blob, name }: { readonly blob: Blob; readonly name: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads it after this turn; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
