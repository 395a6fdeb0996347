import { listDeskOffersEndpoint } from '@hako/contract/negotiation/negotiation';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { OfferTable } from '../../../features/negotiation/desk-offer.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn, pageIn } from '../../../text/address.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/offers';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Thương lượng giá · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const STATES = [
  { key: 'waiting', label: 'Chờ gửi' },
  { key: 'sent', label: 'Chờ người bán' },
  { key: 'accepted', label: 'Chờ khách mua' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = chosenIn(search, 'state', STATES);
  const page = pageIn(search);
  const { results, pagination } = await load(context, listDeskOffersEndpoint, {
    query: { state, page },
  });
  return { state, offers: results, pagination };
}

/** Price requests: to send to sellers, and their answers. */
export default function DeskOffersPage({
  loaderData: { state, offers, pagination },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive('desk', (message) => {
    if (!message || message.kind === 'offer-changed') void revalidate();
  });
  return (
    <Stack>
      <PageName>Thương lượng giá</PageName>
      <TabLinks
        label="Trạng thái"
        chosen={state}
        tabs={STATES.map((tab) => ({ ...tab, to: `?state=${tab.key}` }))}
      />
      {offers.length === 0 ? (
        <EmptyState title="Không có yêu cầu nào ở mục này" />
      ) : (
        <OfferTable offers={offers} />
      )}
      <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
    </Stack>
  );
}
