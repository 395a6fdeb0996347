import type { MergedPage } from '@hako/contract/search/merged-search';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { Await } from 'react-router';
import type { Static } from 'typebox';
import { Results, ResultsWaiting } from './results.tsx';
import { isKept } from './use-found.ts';

type Page = Static<typeof MergedPage> | null;

/** Until then a page of the server may still be on its way without anybody noticing, in milliseconds. */
const LATE_MS = 150;

/**
 * The list of one search: from memory, from the server's page when that comes whole and soon, else told site by site as they answer.
 * To be mounted anew (`key`) for another search.
 */
export function FoundList({
  page,
  ...frame
}: Omit<ComponentProps<typeof Results>, 'page'> & {
  readonly page: Page | { readonly later: Promise<Page> };
}) {
  const later = page && 'later' in page ? page.later : null;
  const [isHere] = useState(() => isKept(frame.query));
  const isLate = useLate(later);
  if (isHere || isLate || page === null) return <Results {...frame} page={null} />;
  if (!('later' in page)) return <Results {...frame} page={page} />;
  return (
    <Suspense fallback={<ResultsWaiting {...frame} />}>
      <Await resolve={page.later}>{(settled) => <Results {...frame} page={settled} />}</Await>
    </Suspense>
  );
}

/** Whether the server's whole page lets wait for it: then it is better told as the sites answer. Never before the page is awake. */
function useLate(page: Promise<unknown> | null): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let isSettled = false;
    void page?.finally(() => {
      isSettled = true;
    });
    const timer = setTimeout(() => setLate(!isSettled), LATE_MS);
    return () => clearTimeout(timer);
  }, [page]);
  return isLate;
}
