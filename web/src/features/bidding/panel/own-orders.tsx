import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { listOwnOrdersEndpoint } from '@hako/contract/orders/own-orders';
import { Link } from 'react-router';
import { orderStateWord } from '../../../text/order-states.ts';
import { Banner } from '../../../ui/frames/states.tsx';

export type OwnOrder = EndpointReply<typeof listOwnOrdersEndpoint>['data'][number];

/** Says that the viewer ordered this thing already, and leads to the order. */
export function OwnOrders({ orders }: { readonly orders: readonly OwnOrder[] }) {
  const [newest] = orders;
  if (!newest) return null;
  return (
    <Banner tone="good">
      Bạn đã có đơn <Link to={`/account/quotes/${newest.code}`}>{newest.code}</Link> cho món này:{' '}
      {orderStateWord(newest.state, newest.state_label).toLocaleLowerCase('vi')}
      {orders.length > 1 ? `, và ${orders.length - 1} đơn trước đó` : ''}.
    </Banner>
  );
}
