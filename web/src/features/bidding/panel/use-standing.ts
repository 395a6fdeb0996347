import { isActive } from '@hako/contract/bidding/bid-status';
import { type AuctionStanding, readStandingEndpoint } from '@hako/contract/bidding/standing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';
import { ApiRefusal } from '../../../api/refusal.ts';

const FAR_MS = 20_000;
const MINE_MS = 8_000;
const NEAR_MS = 4_000;
const LAST_MS = 2_000;
const NEAR_END_MS = 5 * 60_000;
const LAST_SECONDS_MS = 30_000;
/** Less is the site's rounding, not an extension. */
const EXTENDED_MS = 30_000;

/** The standing of a lot, kept fresh: pushed when somebody bids, and read again on its own, more often near the end. */
export interface LiveStanding {
  readonly standing: AuctionStanding;
  /** Marketplace clock minus this device's. */
  readonly clockOffsetMs: number;
  readonly readAgain: () => Promise<void>;
  /** Who did not answer the last time, our server or the site behind it: what is shown may be old. */
  readonly cutOff: 'network' | 'site' | undefined;
  /** The end was moved while somebody watched. */
  readonly isExtended: boolean;
}

export function useStanding(initial: AuctionStanding, viewerId: string | null): LiveStanding {
  const [standing, setStanding] = useState(initial);
  // Until the first own reading the device's clock is taken for the server's.
  const [deviceOffsetMs, setDeviceOffset] = useState(0);
  const { site, code } = initial;
  const [cutOff, setCutOff] = useState<LiveStanding['cutOff']>();
  const asking = useRef(0);
  const [isExtended, setExtended] = useState(false);
  const latest = useRef(standing);
  latest.current = standing;

  const readAgain = useCallback(async () => {
    asking.current++;
    const answer = await call(readStandingEndpoint, { params: { site, code } }).catch(
      (failure: unknown) => failure as Error,
    );
    asking.current--;
    const isSilent = answer instanceof Error;
    setCutOff(
      isSilent
        ? answer instanceof ApiRefusal && answer.status > 0
          ? 'site'
          : 'network'
        : undefined,
    );
    if (isSilent) return;
    const movedMs = Date.parse(answer.data.end_time) - Date.parse(latest.current.end_time);
    if (Math.abs(movedMs) > EXTENDED_MS) setExtended(movedMs > 0);
    setDeviceOffset(Date.parse(answer.data.server_time) - Date.now());
    setStanding(answer.data);
  }, [site, code]);

  useLive(`auction:${site}:${code}`, () => void readAgain());
  useLive(viewerId ? `customer:${viewerId}` : null, (message) => {
    if (message === undefined || (message.kind === 'bid' && message['code'] === code))
      void readAgain();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      const { is_open, end_time, clock_offset_ms } = latest.current;
      const leftMs = Date.parse(end_time) - Date.now() - clock_offset_ms;
      const isSettled = !is_open && !isActive(latest.current.mine?.state ?? '');
      if (isSettled) return;
      timer = setTimeout(
        () => {
          if (document.visibilityState === 'visible' && asking.current === 0) void readAgain();
          again();
        },
        leftMs < LAST_SECONDS_MS
          ? LAST_MS
          : leftMs < NEAR_END_MS
            ? NEAR_MS
            : isActive(latest.current.mine?.state ?? '')
              ? MINE_MS
              : FAR_MS,
      );
    };
    // A phone that slept, or a network that was lost: what stands there is old.
    const wake = () => {
      if (document.visibilityState === 'visible') void readAgain();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    addEventListener('offline', wake);
    void readAgain();
    again();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('offline', wake);
    };
  }, [readAgain]);

  return {
    standing,
    clockOffsetMs: standing.clock_offset_ms + deviceOffsetMs,
    readAgain,
    cutOff,
    isExtended,
  };
}
