import { type Warehouse, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { listUnknownParcelsEndpoint } from '@hako/contract/logistics/unknown-parcels';
import { useLive } from '../../../api/live.ts';
import { load } from '../../../api/load.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { UnknownTable } from '../../../features/desk/unknown/unknown-table.tsx';
import { TAB_WORDS } from '../../../features/desk/unknown/unknown-words.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { permits, readViewer, useViewer } from '../../../parts/viewer.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn } from '../../../text/address.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/list';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Kiện chưa rõ · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const TABS = [
  { key: 'open', label: TAB_WORDS.open },
  { key: 'matched', label: TAB_WORDS.matched },
  { key: 'closed', label: TAB_WORDS.closed },
] as const;
const HOUSES = [
  { key: 'JP', label: WAREHOUSE_NAMES.JP },
  { key: 'VN', label: WAREHOUSE_NAMES.VN },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = chosenIn(search, 'tab', TABS);
  const asked = search.has('house') ? chosenIn(search, 'house', HOUSES) : undefined;
  const house: Warehouse = asked ?? (await readViewer(request, context))?.warehouse ?? 'JP';
  const after = search.get('after') ?? undefined;
  const { data } = await load(context, listUnknownParcelsEndpoint, {
    query: { house, tab, after },
  });
  return { tab, house, ...data };
}

/** Parcels that came and that no order knows, by house. */
export default function UnknownParcelsPage({
  loaderData: { tab, house, rows, next },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  const viewer = useViewer();
  useLive('desk', (message) => {
    if (!message || message.kind === 'unknown-parcels') void revalidate();
  });
  const to = (part: object) => `?${new URLSearchParams({ house, tab, ...part })}`;
  return (
    <Stack>
      <Row isSpread>
        <PageName>Kiện chưa rõ</PageName>
        {permits(viewer, 'unknown.keep') ? (
          <ButtonLink to="/desk/unknown-parcels/new">Ghi kiện chưa rõ</ButtonLink>
        ) : null}
      </Row>
      <TabLinks
        label="Kho"
        chosen={house}
        tabs={HOUSES.map((one) => ({ ...one, to: to({ house: one.key }) }))}
      />
      <TabLinks
        label="Tình trạng"
        chosen={tab}
        tabs={TABS.map((one) => ({ ...one, to: to({ tab: one.key }) }))}
      />
      <UnknownTable parcels={rows} />
      {next ? <ButtonLink to={to({ after: next })}>Trang sau</ButtonLink> : null}
    </Stack>
  );
}
