import { readMergedPageEndpoint } from '@hako/contract/search/merged-search';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { readSearch } from '../search-query.ts';
import type { SitesQuery } from '../use-found.ts';

/** So long nothing more is chosen before the sites are asked, in milliseconds. */
const PAUSE_MS = 500;

interface Found {
  readonly total: number;
  /** There are no more of them, and perhaps fewer. */
  readonly isMost: boolean;
}

/**
 * How many goods another choice of filters would find. It asks the very search that the button then
 * shows, so the sites answer once for both; undefined while nothing was chosen or nobody knows.
 */
export function useFoundCount({ sites, size }: SitesQuery) {
  const [found, setFound] = useState<Found>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );
  function ask(chosen: URLSearchParams) {
    clearTimeout(timer.current);
    asking.current?.abort();
    setFound(undefined);
    timer.current = setTimeout(() => void read(chosen), PAUSE_MS);
  }
  async function read(chosen: URLSearchParams) {
    const asked = new AbortController();
    asking.current = asked;
    const answer = await call(
      readMergedPageEndpoint,
      { query: { ...readSearch(chosen), sites, size } },
      { signal: asked.signal },
    ).catch(() => undefined);
    if (!asked.signal.aborted)
      setFound(answer && { total: answer.total, isMost: answer.is_total_upper_bound });
  }
  return { found, ask };
}
