import { listWorkEndpoint } from '@hako/contract/desk/work';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { load } from '../../../api/load.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { filterOf } from '../../../features/desk/work/work-address.ts';
import { WorkFilters } from '../../../features/desk/work/work-filters.tsx';
import { useRowFocus, WorkTable } from '../../../features/desk/work/work-table.tsx';
import { useWorkKeys } from '../../../features/desk/work/use-work-keys.ts';
import { useWorkNews } from '../../../features/desk/work/use-work-news.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Banner, EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/list';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Việc · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const after = search.get('after') ?? undefined;
  const query = { ...filterOf(search), ...(after && { after }) };
  return (await load(context, listWorkEndpoint, { query })).data;
}

/** Everything that waits for me, of every kind, what is due first comes first. */
export default function WorkPage({ loaderData: { rows, counts, next } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const after = search.get('after') ?? undefined;
  const filter = filterOf(search);
  const news = useWorkNews(rows, filter, after);
  const { table, go, focus } = useRowFocus();
  useWorkKeys({ go, letters: {} });
  useOffered(search.get('at'), focus);
  const refresh = useRefresh();
  return (
    <Stack>
      <h1>Việc</h1>
      <WorkFilters search={search} counts={counts} />
      {news.fresh > 0 ? (
        <Banner
          action={
            <Button kind="quiet" onClick={() => void refresh()}>
              Tải danh sách
            </Button>
          }
        >{`${news.fresh} việc mới`}</Banner>
      ) : null}
      {rows.length > 0 ? (
        <WorkTable rows={rows} search={search} news={news} table={table} />
      ) : (
        <NoWork isNarrowed={Object.keys(filter).length > 0} />
      )}
      <Pages search={search} next={next} />
    </Stack>
  );
}

/** Whoever comes back from a task finds the next one under the keys. */
function useOffered(key: string | null, focus: (key: string) => void): void {
  const offered = key ?? undefined;
  useEffect(() => {
    if (offered !== undefined) focus(offered);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address.
  }, [offered]);
}

function NoWork({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title="Không có việc nào khớp bộ lọc">
      <Link to="/desk/work">Xem mọi việc</Link>
    </EmptyState>
  ) : (
    <EmptyState title="Không có việc nào đang chờ bạn">
      Có việc mới, Hako báo ngay ở trang này.
    </EmptyState>
  );
}

/** From page to page; the browser's own way back leads to the one before. */
function Pages({ search, next }: { search: URLSearchParams; next: string | undefined }) {
  const to = (after: string | undefined): string => {
    const query = new URLSearchParams(search);
    for (const name of ['after', 'at']) query.delete(name);
    if (after) query.set('after', after);
    return `?${query}`;
  };
  if (!next && !search.has('after')) return null;
  return (
    <nav aria-label="Trang của danh sách">
      {search.has('after') ? <Link to={to(undefined)}>Về đầu danh sách</Link> : null}{' '}
      {next ? <Link to={to(next)}>50 việc tiếp theo</Link> : null}
    </nav>
  );
}
