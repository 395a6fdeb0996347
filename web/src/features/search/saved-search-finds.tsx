import { siteName } from '@hako/contract/marketplaces/sites';
import {
  listSavedSearchFindsEndpoint,
  type SavedSearchFind,
} from '@hako/contract/search/saved-searches';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { formatMoment } from '../../text/time.ts';
import { Yen } from '../../ui/figures/money.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { ErrorState, Skeleton } from '../../ui/frames/states.tsx';
import styles from './saved-search.module.css';

type Find = Static<typeof SavedSearchFind>;

/** What appeared for a saved search since it was saved, newest first. */
export function SavedSearchFinds({ id }: { readonly id: string }) {
  const [finds, setFinds] = useState<readonly Find[]>();
  const [failure, setFailure] = useState<unknown>();
  const read = useCallback(
    (signal?: AbortSignal) => {
      setFailure(undefined);
      call(listSavedSearchFindsEndpoint, { params: { id } }, signal ? { signal } : {}).then(
        ({ data }) => setFinds(data.results),
        (error: unknown) => {
          if (!signal?.aborted) setFailure(error);
        },
      );
    },
    [id],
  );
  useEffect(() => {
    const stop = new AbortController();
    read(stop.signal);
    return () => stop.abort();
  }, [read]);
  if (failure !== undefined) return <ErrorState error={failure} onRetry={() => read()} />;
  if (!finds) return <Skeleton height={160} />;
  if (finds.length === 0)
    return <p>Chưa có món mới nào kể từ khi bạn lưu. Hako sẽ báo ngay khi có.</p>;
  return (
    <ul role="list" className={styles.finds}>
      {finds.map((find) => (
        <li key={`${find.site}:${find.code}`} className={styles.find}>
          <Picture src={find.picture || undefined} alt="" />
          <Link to={find.path}>{find.title_vi}</Link>
          {find.price_jpy === null ? null : <Yen amount={find.price_jpy} />}
          <span className={styles.under}>
            {siteName(find.site)} · {formatMoment(find.found_at)}
          </span>
        </li>
      ))}
    </ul>
  );
}
