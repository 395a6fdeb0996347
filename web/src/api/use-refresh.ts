import { healthEndpoint } from '@hako/contract/kit/health';
import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call } from './client.ts';

const TRY_AGAIN_MS = 5_000;
const SPREAD_MS = 1_500;

/**
 * Reads the page again once the server can be reached. A page whose reading fails gives way to the failure page, and what a person watches
 * must not go away with their network: without it, what stands there stays, and is read again when it is back.
 */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(async (): Promise<void> => {
    clearTimeout(waiting.current);
    if (await isReachable()) return revalidate();
    waiting.current = setTimeout(() => void refresh(), TRY_AGAIN_MS);
  }, [revalidate]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return refresh;
}

/**
 * The same for what a thousand people are told of at the same moment: each reads at a moment of its own, once for all that it was told
 * of until then.
 */
export function useSpreadRefresh(): () => void {
  const refresh = useRefresh();
  const planned = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(planned.current), []);
  return useCallback(() => {
    planned.current ??= setTimeout(() => {
      planned.current = undefined;
      void refresh();
    }, Math.random() * SPREAD_MS);
  }, [refresh]);
}

const isReachable = (): Promise<boolean> =>
  call(healthEndpoint).then(
    () => true,
    () => false,
  );
