import { readCostsEndpoint } from '@hako/contract/logistics/booked-costs';
import { readOrderBookEndpoint } from '@hako/contract/desk/order-book';
import { readDeskOrderEndpoint } from '@hako/contract/desk/orders';
import { redirect } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import { BookedCosts } from '../../../features/desk/costs/booked-costs.tsx';
import { MarginCard } from '../../../features/desk/orders/book/margin-card.tsx';
import { MoneyFlows } from '../../../features/desk/orders/book/money-flows.tsx';
import { OrderNotes } from '../../../features/desk/orders/book/order-notes.tsx';
import { OrderPapers } from '../../../features/desk/orders/book/order-papers.tsx';
import { SellerParcels } from '../../../features/desk/orders/book/seller-parcels.tsx';
import { OrderDoor } from '../../../features/desk/orders/order-door.tsx';
import { OrderHistory } from '../../../features/desk/orders/order-history.tsx';
import {
  OrderPayments,
  OrderPurchase,
  OrderTerms,
} from '../../../features/desk/orders/order-sheet.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { AuditLink } from '../../../parts/desk/audit-link.tsx';
import { ForecastPairs } from '../../../parts/price/forecast-pairs.tsx';
import { permits, useViewer } from '../../../parts/viewer.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Row, Stack, WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/order';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ params }) => [{ title: `Đơn ${params.code} · Hako` }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { code } = params;
  // What money was moved for is known by its id: the page itself stands at the code.
  if (UUID.test(code)) {
    const { data } = await load(context, readDeskOrderEndpoint, { params: { code } });
    throw redirect(`/desk/orders/${encodeURIComponent(data.code)}`);
  }
  const [order, book, costs] = await Promise.all([
    load(context, readDeskOrderEndpoint, { params: { code } }),
    load(context, readOrderBookEndpoint, { params: { code } }),
    // Sales reads the order, too, and books nothing.
    loadOr(context, readCostsEndpoint, { params: { type: 'order', code } }, null),
  ]);
  return { order: order.data, book: book.data, costs: costs?.data };
}

/** One order with its whole history, whatever its state: what was agreed, bought, paid, and who did it. */
export default function DeskOrderPage({ loaderData }: Route.ComponentProps) {
  const { order, book, costs } = loaderData;
  const viewer = useViewer();
  return (
    <Stack>
      <Row isSpread>
        <h1>
          Đơn {order.code} <Tag>{order.status_label}</Tag>
        </h1>
        <Row>
          <AuditLink subject={order.code} />
          <ButtonLink to={`/desk/queue?scan=${encodeURIComponent(order.code)}`}>
            Việc đang chờ của đơn
          </ButtonLink>
        </Row>
      </Row>
      <p>{order.listing.title_vi ?? order.listing.title}</p>
      <WithAside
        aside={
          <Stack>
            <OrderNotes code={order.code} notes={book.notes} />
            <OrderHistory order={order} />
          </Stack>
        }
      >
        <Stack>
          <OrderTerms order={order} />
          <Row>
            {permits(viewer, 'messages') ? (
              <ButtonLink
                to={`/desk/messages?state=all&customer=${order.customer.id}&order=${encodeURIComponent(order.code)}`}
              >
                Nhắn khách về đơn này
              </ButtonLink>
            ) : null}
            {permits(viewer, 'orders.address') ? <OrderDoor code={order.code} /> : null}
          </Row>
          <OrderPurchase order={order} />
          <SellerParcels
            code={order.code}
            parcels={book.seller_parcels}
            mayAdd={book.may_add_parcel && permits(viewer, 'tracking.enter')}
            mayChange={permits(viewer, 'tracking.enter')}
          />
          <OrderPapers book={book} />
          {book.margin ? <MarginCard margin={book.margin} /> : null}
          {book.money ? <MoneyFlows money={book.money} /> : null}
          <Card title="Hai lần thanh toán" level={3}>
            <Stack>
              <OrderPayments order={order} />
              <Forecasts order={order} />
            </Stack>
          </Card>
          {costs ? <BookedCosts sheet={costs} /> : null}
        </Stack>
      </WithAside>
    </Stack>
  );
}

/** Both payments, what was forecast against what they came to. */
function Forecasts({ order }: Pick<Route.ComponentProps['loaderData'], 'order'>) {
  return ([1, 2] as const).map((payment) => (
    <section key={payment} aria-labelledby={`lan-${payment}`}>
      <h4 id={`lan-${payment}`}>Thanh toán lần {payment}</h4>
      <ForecastPairs lines={order.lines.filter((line) => line.payment === payment)} />
    </section>
  ));
}
