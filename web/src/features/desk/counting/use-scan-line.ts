import { type PlaceCount, scanCountEndpoint } from '@hako/contract/logistics/counting';
import { useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { type ApiRefusal, isRefusal, isTheirs } from '../../../api/refusal.ts';

type Scan = PlaceCount['scans'][number];
interface Waiting {
  readonly code: string;
  readonly key: string;
}

/**
 * Codes that are scanned faster than the server answers: they are sent one after the other, each
 * under its own key. One without an answer stays the first of the line, until it is sent again.
 */
export function useScanLine(id: string) {
  const line = useRef<Waiting[]>([]);
  const isSending = useRef(false);
  const [waiting, setWaiting] = useState(0);
  const [done, setDone] = useState<readonly Scan[]>([]);
  const [refusal, setRefusal] = useState<ApiRefusal>();

  /** Gives whether the next one may follow. */
  async function sendOne({ code, key: idempotencyKey }: Waiting): Promise<boolean> {
    const input = { params: { id }, body: { code } };
    try {
      const { data } = await call(scanCountEndpoint, input, { idempotencyKey });
      setDone((before) => [data, ...before.filter((one) => one.code !== data.code)]);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
      // Only what was answered leaves the line; too many at a time wait.
      if (!isTheirs(error) || error.status === 429) return false;
    }
    line.current.shift();
    setWaiting(line.current.length);
    return true;
  }

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    try {
      let next = line.current[0];
      while (next && (await sendOne(next))) next = line.current[0];
    } finally {
      isSending.current = false;
    }
  }

  const add = (code: string) => {
    line.current.push({ code, key: crypto.randomUUID() });
    setWaiting(line.current.length);
    sendAgain();
  };
  const sendAgain = () => {
    setRefusal(undefined);
    void send();
  };
  return { add, sendAgain, waiting, done, refusal };
}
