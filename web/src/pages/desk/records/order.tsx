import { readDeskOrderEndpoint } from '@hako/contract/desk/orders';
import { load } from '../../../api/load.ts';
import { OrderHistory } from '../../../features/desk/orders/order-history.tsx';
import {
  OrderPayments,
  OrderPurchase,
  OrderTerms,
} from '../../../features/desk/orders/order-sheet.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { ForecastAgainstActual } from '../../../features/orders/forecast-against-actual.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Row, Stack, WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/order';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ params }) => [{ title: `Đơn ${params.code} · Hako` }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await load(context, readDeskOrderEndpoint, { params: { code: params.code } })).data;
}

/** One order with its whole history, whatever its state: what was agreed, bought, paid, and who did it. */
export default function DeskOrderPage({ loaderData: order }: Route.ComponentProps) {
  const ofPayment = (payment: 1 | 2) => order.lines.filter((line) => line.payment === payment);
  return (
    <Stack>
      <Row isSpread>
        <h1>
          Đơn {order.code} <Tag>{order.status_label}</Tag>
        </h1>
        <ButtonLink to={`/desk/queue?scan=${encodeURIComponent(order.code)}`}>
          Việc đang chờ của đơn
        </ButtonLink>
      </Row>
      <p>{order.listing.title_vi ?? order.listing.title}</p>
      <WithAside aside={<OrderHistory order={order} />}>
        <Stack>
          <OrderTerms order={order} />
          <OrderPurchase order={order} />
          <Card title="Tiền" level={3}>
            <Stack>
              <OrderPayments order={order} />
              <ForecastAgainstActual title="Thanh toán lần 1" lines={ofPayment(1)} />
              <ForecastAgainstActual title="Thanh toán lần 2" lines={ofPayment(2)} />
            </Stack>
          </Card>
        </Stack>
      </WithAside>
    </Stack>
  );
}
