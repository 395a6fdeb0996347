import { siteName } from '@hako/contract/marketplaces/sites';
import type { OrderDetail } from '@hako/contract/orders/detail';
import { listBillsEndpoint } from '@hako/contract/billing/slips';
import { readOrderEndpoint } from '@hako/contract/orders/orders';
import { readSalesCareEndpoint } from '@hako/contract/support/sales-care';
import { listExtraServicesEndpoint } from '@hako/contract/shipping/shipping';
import { Link } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { WriteFeedback } from '../../../features/content/write-feedback.tsx';
import { viewerContext } from '../../../features/identity/guard.ts';
import { languageOf, titleOf } from '../../../text/language.ts';
import { SalesContact } from '../../../features/support/sales-contact.tsx';
import { PayQuotes } from '../../../features/orders/pay-quotes.tsx';
import { QuoteState } from '../../../features/orders/quote-state.tsx';
import { CancelOrder, PriceQuestion } from '../../../features/orders/order-decisions.tsx';
import { NextStep, openBillsByOrder } from '../../../features/orders/next-step.tsx';
import { billOf, DeliveryCard } from '../../../features/orders/order-facts.tsx';
import { OrderChoices } from '../../../features/orders/order-choices.tsx';
import { OrderTrack } from '../../../features/orders/order-track.tsx';
import { PaymentSlips } from '../../../features/orders/payment-slips.tsx';
import { formatYen } from '../../../text/money.ts';
import { formatWhen } from '../../../text/time.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import type { Route } from './+types/quote';
import styles from './quote.module.css';

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Đơn ${params.code} · Hako` }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const [{ data: order }, services, care] = await Promise.all([
    load(context, readOrderEndpoint, { params: { code: params.code } }),
    loadOr(context, listExtraServicesEndpoint, { query: {} }, null),
    loadOr(context, readSalesCareEndpoint, undefined, null),
  ]);
  const { id: customerId, availableVnd } = context.get(viewerContext);
  const sales = care?.data.staff ?? null;
  const billCode = billOf(order);
  const bills = billCode
    ? await loadOr(context, listBillsEndpoint, { query: { code: billCode } }, undefined)
    : undefined;
  const bill = bills?.data.results[0];
  return { order, bill, sales, services: services?.data ?? [], customerId, availableVnd };
}

export default function QuotePage({
  loaderData: { order, bill, sales, services, customerId, availableVnd },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive(`customer:${customerId}`, (message) => {
    if (
      !message ||
      message['code'] === order.code ||
      message.kind === 'bill-moved' ||
      message.kind === 'bill-paid'
    )
      void revalidate();
  });
  return (
    <Stack gap={3}>
      <Link to="/account/quotes" className={styles.back}>
        Tất cả đơn hàng
      </Link>
      <OrderHead order={order} />
      <PriceQuestion order={order} />
      <QuoteState order={order} />
      {order.quote_ends_at === null ? null : (
        <Card title="Báo giá đã có">
          <PayQuotes
            key={`${order.code}${order.moved_at}`}
            codes={[order.code]}
            endsAt={order.quote_ends_at}
            availableVnd={availableVnd}
            services={services}
            askedServices={order.services}
            onTried={revalidate}
          />
        </Card>
      )}
      <WithAside aside={<OrderAside order={order} sales={sales} />}>
        <OrderJourney order={order} bill={bill} />
      </WithAside>
    </Stack>
  );
}

type Shown = Route.ComponentProps['loaderData'];

interface Props {
  readonly order: OrderDetail;
}

/** What was bought, how far it is, and where it came from. */
function OrderHead({ order }: Props) {
  const { listing } = order;
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <Picture src={listing.picture ?? undefined} alt="" isFirst />
      </div>
      <Stack gap={1}>
        <h1 className={styles.title} lang={languageOf(titleOf(listing))}>
          {titleOf(listing)}
        </h1>
        <p className={styles.facts}>
          {siteName(order.site)} · {formatYen(listing.price_jpy)}
          {order.quantity > 1 ? ` × ${order.quantity}` : ''} ·{' '}
          {order.site === 'other' ? 'gửi yêu cầu' : 'đặt'} lúc {formatWhen(order.created_at)}
        </p>
        <p className={styles.code}>{order.code}</p>
      </Stack>
    </header>
  );
}

/** Beside the journey: delivery, and what the customer may still do. */
function OrderAside({ order, sales }: Props & Pick<Shown, 'sales'>) {
  return (
    <Stack>
      <DeliveryCard order={order} />
      <OrderChoices key={order.moved_at} order={order} />
      {order.state === 'WAREHOUSE' ? (
        <ButtonLink to="/account/parcels">Kiện ở kho Nhật: gộp, tách, đóng gói thử</ButtonLink>
      ) : null}
      <ButtonLink to={`/account/messages?don=${encodeURIComponent(order.code)}`}>
        Hỏi Hako về đơn này
      </ButtonLink>
      {sales ? <SalesContact staff={sales} about={order.code} /> : null}
      <CancelOrder order={order} />
      {order.state === 'COMPLETED' ? <WriteFeedback subject={titleOf(order.listing)} /> : null}
      <ButtonLink to={`/account/complaints?don=${order.code}`}>Khiếu nại về đơn này</ButtonLink>
    </Stack>
  );
}

/**
 * Where the order is, and what was forecast against what it came to; an unpaid quote has neither.
 */
function OrderJourney({ order, bill }: Props & Pick<Shown, 'bill'>) {
  const isQuote = order.quote_ends_at !== null;
  const openBill = openBillsByOrder(bill ? [bill] : [])[order.code];
  return (
    <Stack gap={3}>
      {order.lapsed_quote === null ? (
        <OrderTrack
          order={order}
          next={
            isQuote || order.state === 'REQUEST' ? null : (
              <NextStep state={order.state} code={order.code} bill={openBill} />
            )
          }
        />
      ) : null}
      {isQuote ? null : <PaymentSlips order={order} bill={bill} />}
    </Stack>
  );
}
