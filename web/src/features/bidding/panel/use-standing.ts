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

/**
 * Reads the standing at once, whenever the server tells of a change, and at a pace that follows the
 * end of the auction.
 */
export function useStanding(initial: AuctionStanding, viewerId: string | null): LiveStanding {
  const reading = useReading(initial);
  const { site, code } = initial;
  const { readAgain } = reading;
  useLive(`auction:${site}:${code}`, () => void readAgain());
  useLive(viewerId ? `customer:${viewerId}` : null, (message) => {
    if (message === undefined || (message.kind === 'bid' && message['code'] === code))
      void readAgain();
  });
  useRepeatedReading(reading);
  const { standing, deviceOffsetMs, cutOff, isExtended } = reading;
  return {
    standing,
    clockOffsetMs: standing.clock_offset_ms + deviceOffsetMs,
    readAgain,
    cutOff,
    isExtended,
  };
}

interface Reading extends Omit<LiveStanding, 'clockOffsetMs'> {
  /** The server's clock minus this device's. */
  readonly deviceOffsetMs: number;
  /** The newest standing, for timers. */
  readonly latest: { readonly current: AuctionStanding };
  /** How many readings are under way. */
  readonly asking: { readonly current: number };
}

/**
 * The newest reading of a lot, and what it tells besides: who was silent, a moved end, and how this
 * device's clock is off.
 */
function useReading(initial: AuctionStanding): Reading {
  const { site, code } = initial;
  const [standing, setStanding] = useState(initial);
  // Until the first own reading the device's clock is taken for the server's.
  const [deviceOffsetMs, setDeviceOffset] = useState(0);
  const [cutOff, setCutOff] = useState<LiveStanding['cutOff']>();
  const [isExtended, setExtended] = useState(false);
  const asking = useRef(0);
  const latest = useRef(standing);
  latest.current = standing;
  const readAgain = useCallback(async () => {
    asking.current++;
    const answer = await call(readStandingEndpoint, { params: { site, code } }).catch(
      (failure: unknown) => failure as Error,
    );
    asking.current--;
    setCutOff(answer instanceof Error ? silentOne(answer) : undefined);
    if (answer instanceof Error) return;
    const movedMs = Date.parse(answer.data.end_time) - Date.parse(latest.current.end_time);
    if (Math.abs(movedMs) > EXTENDED_MS) setExtended(movedMs > 0);
    setDeviceOffset(Date.parse(answer.data.server_time) - Date.now());
    setStanding(answer.data);
  }, [site, code]);
  return { standing, deviceOffsetMs, cutOff, isExtended, readAgain, latest, asking };
}

const silentOne = (failure: Error): 'network' | 'site' =>
  failure instanceof ApiRefusal && failure.status > 0 ? 'site' : 'network';

/** Reads again while the lot is not settled, and when the page is seen or the network comes back. */
function useRepeatedReading({ readAgain, latest, asking }: Reading): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      const pauseMs = pauseBefore(latest.current);
      if (pauseMs === undefined) return;
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible' && asking.current === 0) void readAgain();
        again();
      }, pauseMs);
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
  }, [readAgain, latest, asking]);
}

/** How long to wait before the next reading; undefined when nothing can change any more. */
function pauseBefore(standing: AuctionStanding): number | undefined {
  const { is_open, end_time, clock_offset_ms, mine } = standing;
  const isMineActive = isActive(mine?.state ?? '');
  if (!is_open && !isMineActive) return undefined;
  const leftMs = Date.parse(end_time) - Date.now() - clock_offset_ms;
  if (leftMs < LAST_SECONDS_MS) return LAST_MS;
  if (leftMs < NEAR_END_MS) return NEAR_MS;
  return isMineActive ? MINE_MS : FAR_MS;
}
