import { listBidRegisterEndpoint } from '@hako/contract/bidding/register';
import { load } from '../../../api/load.ts';
import { BID_FILTERS, BidTable } from '../../../features/bidding/desk/bid-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { askedIn } from '../../../parts/desk/table/table-address.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/bids';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Lượt đặt giá · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = askedIn(listBidRegisterEndpoint, search, BID_FILTERS);
  const after = search.get('after') ?? undefined;
  const page = await load(context, listBidRegisterEndpoint, { query: { ...asked, after } });
  return { page: page.data, asked };
}

/** Every bid of every customer. */
export default function DeskBidsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Lượt đặt giá</PageName>
      <BidTable {...loaderData} />
    </Stack>
  );
}
