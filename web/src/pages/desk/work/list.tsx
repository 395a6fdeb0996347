import { listWorkEndpoint } from '@hako/contract/desk/work';
import { listWorkColleaguesEndpoint } from '@hako/contract/desk/work-assignments';
import { listWorkFiltersEndpoint } from '@hako/contract/desk/work-filters';
import { readFirstStepsEndpoint } from '@hako/contract/settings/first-steps';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { FirstSteps } from '../../../features/desk/first-steps/first-steps.tsx';
import { BulkBar } from '../../../features/desk/work/bulk-bar.tsx';
import { useAssign } from '../../../features/desk/work/use-assign.ts';
import { type Selection, useSelection } from '../../../features/desk/work/use-selection.ts';
import { useTabs } from '../../../features/desk/work/use-tabs.ts';
import { WorkTabs } from '../../../features/desk/work/work-tabs.tsx';
import { filterOf } from '../../../features/desk/work/work-address.ts';
import { WorkFilters } from '../../../features/desk/work/work-filters.tsx';
import { useRowFocus, WorkTable } from '../../../features/desk/work/work-table.tsx';
import { useWorkNews } from '../../../features/desk/work/use-work-news.ts';
import { requireStaff, viewerContext } from '../../../features/identity/guard.ts';
import { KeyHints } from '../../../parts/desk/key-hints.tsx';
import { useWorkKeys } from '../../../parts/desk/use-work-keys.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import styles from '../../../features/desk/work/work-filters.module.css';
import { permits } from '../../../parts/viewer.ts';
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
  const maySetUp = permits(context.get(viewerContext), 'settings.change');
  const [work, tabs, colleagues, first] = await Promise.all([
    load(context, listWorkEndpoint, { query }),
    load(context, listWorkFiltersEndpoint, {}),
    load(context, listWorkColleaguesEndpoint, {}),
    maySetUp ? loadOr(context, readFirstStepsEndpoint, undefined, null) : null,
  ]);
  const steps = first && !first.data.is_done ? first.data.steps : null;
  return { ...work.data, tabs: tabs.data, colleagues: colleagues.data, steps };
}

/** Everything that waits for me, of every kind, what is due first comes first. */
export default function WorkPage({
  loaderData: { rows, counts, next, tabs, colleagues, steps },
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const after = search.get('after') ?? undefined;
  const filter = filterOf(search);
  const news = useWorkNews(rows, filter, after);
  const selection = useSelection(rows);
  const assigning = useAssign();
  const { table, go, focus, focused } = useRowFocus();
  useWorkKeys({
    go,
    letters: {
      x: () => withKey(focused(), selection.toggle),
      c: () => claim(assigning, selection, focused()),
    },
  });
  useOffered(search.get('at'), focus);
  const refresh = useRefresh();
  return (
    <Stack>
      <PageName>Việc</PageName>
      {steps ? <FirstSteps steps={steps} /> : null}
      <WorkTabs tabs={useTabs(tabs)} search={search} />
      <WorkFilters search={search} counts={counts} colleagues={colleagues} />
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
        <WorkTable {...{ rows, search, news, selection, table }} />
      ) : (
        <NoWork isNarrowed={Object.keys(filter).length > 0} />
      )}
      <Pages search={search} next={next} />
      {rows.length > 0 ? <KeyHint /> : null}
      <BulkBar {...{ selection, colleagues, assigning }} />
    </Stack>
  );
}

const withKey = (key: string | undefined, act: (key: string) => void): void => {
  if (key !== undefined) act(key);
};

/** Claims what is marked, or else the row that has the focus. */
function claim(
  { run }: ReturnType<typeof useAssign>,
  { selected, clear }: Selection,
  focused: string | undefined,
): void {
  const keys = selected.length > 0 ? selected : focused === undefined ? [] : [focused];
  if (keys.length > 0) void run({ keys, to: 'me' }).then((done) => done && clear());
}

/** Whoever comes back from a task finds the next one under the keys. */
function useOffered(key: string | null, focus: (key: string) => void): void {
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    if (key !== null) latest.current(key);
  }, [key]);
}

const KEYS = [
  ['arrows', 'chọn dòng'],
  ['Enter', 'mở'],
  ['x', 'đánh dấu'],
  ['c', 'nhận việc'],
] as const;
const KeyHint = () => (
  <p className={styles.hint}>
    Phím: <KeyHints keys={KEYS} />
  </p>
);

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
