import { listOffersEndpoint } from '@hako/contract/negotiation/negotiation';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load } from '../../../api/load.ts';
import { viewerContext } from '../../../features/identity/guard.ts';
import { OfferList } from '../../../features/negotiation/offer-list.tsx';
import { pageIn } from '../../../text/address.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/negotiations';

export const meta: Route.MetaFunction = () => [{ title: 'Thương lượng giá · Hako' }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = pageIn(search);
  const { results, pagination } = await load(context, listOffersEndpoint, { query: { page } });
  return {
    offers: results,
    pagination,
    chosen: search.get('offer'),
    customerId: context.get(viewerContext).id,
  };
}

/** What I asked sellers for, and what became of it. */
export default function NegotiationsPage({
  loaderData: { offers, pagination, chosen, customerId },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive(`customer:${customerId}`, (message) => {
    if (message === undefined || message.kind === 'offer') void revalidate();
  });
  return (
    <Stack gap={3}>
      <h1>Thương lượng giá</h1>
      {offers.length === 0 ? (
        <EmptyState
          title="Bạn chưa thương lượng món nào"
          action={
            <ButtonLink kind="main" to="/mercari">
              Xem Mercari
            </ButtonLink>
          }
        >
          Ở trang một món hàng trên Mercari, chọn “Thương lượng giá”: Hako hỏi người bán giúp bạn.
        </EmptyState>
      ) : (
        <OfferList offers={offers} chosen={chosen} />
      )}
      <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
    </Stack>
  );
}
