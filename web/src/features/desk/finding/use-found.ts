import { type FoundThing, findAtDeskEndpoint } from '@hako/contract/desk/find';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';

/** Somebody who still types has not asked yet. */
const PAUSE_MS = 180;

interface Found {
  readonly typed: string;
  readonly things: readonly FoundThing[];
  /** Why nothing could be looked up. */
  readonly problem?: string;
}

const NOTHING: Found = { typed: '', things: [] };

/** What the company has for these words; `isLooking` until the answer for just these words is there. */
export function useFound(typed: string): Found & { readonly isLooking: boolean } {
  const words = typed.trim();
  const [found, setFound] = useState<Found>(NOTHING);
  useEffect(() => {
    if (words === '') return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      call(findAtDeskEndpoint, { query: { q: words } }, { signal: gone.signal }).then(
        ({ data }) => setFound({ typed: words, things: data.found }),
        (error: unknown) => {
          if (!gone.signal.aborted)
            setFound({ typed: words, things: [], problem: sentenceOf(error) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [words]);
  return words === ''
    ? { ...NOTHING, isLooking: false }
    : { ...found, isLooking: found.typed !== words };
}
