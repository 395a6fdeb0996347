import { useRef, useState } from 'react';
import { type ApiRefusal, isRefusal } from './refusal.ts';

/** One thing a person can set off: `run` it, know whether it is under way, and why it was refused. */
export interface Action<I, O> {
  /** Gives the result, or undefined when refused (see `refusal`). A second press while under way does nothing. */
  readonly run: (input: I) => Promise<O | undefined>;
  readonly isBusy: boolean;
  readonly refusal: ApiRefusal | undefined;
  readonly reset: () => void;
}

/**
 * Wraps a write. The idempotency key stays the same while the answer is unknown (no network, server error), so that pressing again
 * cannot do it twice, and changes once the server has answered.
 */
export function useAction<I, O>(
  work: (input: I, idempotencyKey: string) => Promise<O>,
): Action<I, O> {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal>();
  const key = useRef<{ of: string; value: string }>(undefined);
  const isRunning = useRef(false);

  async function run(input: I): Promise<O | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    setRefusal(undefined);
    const content = JSON.stringify(input) ?? '';
    if (key.current?.of !== content) key.current = { of: content, value: crypto.randomUUID() };
    try {
      const result = await work(input, key.current.value);
      key.current = undefined;
      return result;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.status >= 400 && error.status < 500) key.current = undefined;
      setRefusal(error);
      return undefined;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { run, isBusy, refusal, reset: () => setRefusal(undefined) };
}
