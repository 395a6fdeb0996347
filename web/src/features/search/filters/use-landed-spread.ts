import { type LandedSpread, readLandedSpreadEndpoint } from '@hako/contract/search/price-spread';
import { type RefObject, useEffect, useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { useViewer } from '../../../parts/viewer.ts';
import type { SitesQuery } from '../use-found.ts';

type Told = Static<typeof LandedSpread>;

/**
 * What was told lately, by person and search without its bounds: moving a bound asks nobody again.
 */
const known = new Map<string, { readonly told: Told; readonly atMs: number }>();
const KNOWN_MOST = 8;
/** As long as the list that it describes. */
const KNOWN_FOR_MS = 5 * 60_000;

/**
 * How the landed prices of a search spread, asked once its place is seen; `failed` when nobody
 * could say.
 */
export function useLandedSpread(
  query: SitesQuery,
  place: RefObject<HTMLElement | null>,
): Told | 'failed' | undefined {
  const { min_landed: _, max_landed: __, min_price: ___, max_price: ____, ...asked } = query;
  const viewer = useViewer();
  // Prices at the door are those of a person.
  const key = JSON.stringify([viewer?.id, asked]);
  const [told, setTold] = useState<Told | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what is asked.
  useEffect(() => {
    const before = lately(key);
    setTold(before);
    if (before || !place.current) return;
    const asking = new AbortController();
    const read = () =>
      call(readLandedSpreadEndpoint, { query: asked }, { signal: asking.signal }).then(
        ({ data }) => {
          if (!data.is_partial) keep(key, data);
          setTold(data);
        },
        () => asking.signal.aborted || setTold('failed'),
      );
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      void read();
    });
    watcher.observe(place.current);
    return () => {
      watcher.disconnect();
      asking.abort();
    };
  }, [key, place]);
  return told;
}

function lately(key: string): Told | undefined {
  const before = known.get(key);
  return before && Date.now() - before.atMs < KNOWN_FOR_MS ? before.told : undefined;
}

function keep(key: string, told: Told): void {
  known.delete(key);
  known.set(key, { told, atMs: Date.now() });
  for (const old of known.keys()) if (known.size > KNOWN_MOST) known.delete(old);
}
