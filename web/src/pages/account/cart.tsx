import { type CartEntry, checkCartEndpoint, listCartEndpoint } from '@hako/contract/cart';
import { calculatePriceEndpoint } from '@hako/contract/pricing';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { load, loadOr } from '../../api/load.ts';
import { CartLines, type Checked } from '../../features/cart/cart-lines.tsx';
import { Checkout } from '../../features/cart/checkout.tsx';
import { viewerContext } from '../../features/identity/guard.ts';
import { siteName } from '../../features/marketplaces/site-name.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack, WithAside } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Route } from './+types/cart';

export const meta: Route.MetaFunction = () => [{ title: 'Giỏ hàng · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { data: lines } = await load(context, listCartEndpoint);
  const chosen = lines.filter(({ selected }) => selected);
  return {
    lines,
    price:
      chosen.length === 0 ? null : await loadOr(context, calculatePriceEndpoint, { body: { items: chosen.map(pricedItem), route_code: 'JP' } }, null),
    // Asks every marketplace again, so it may come later than the page.
    checked:
      chosen.length === 0 ? Promise.resolve({ success: true, data: [] }) : loadOr(context, checkCartEndpoint, undefined, { success: true, data: [] }),
    availableVnd: context.get(viewerContext).availableVnd,
  };
}

const pricedItem = (line: CartEntry) => ({
  price: line.price,
  qty: line.qty,
  site_code: line.site_code,
  title: line.name.slice(0, 300),
  route_code: line.ship_mode,
});

export default function CartPage({ loaderData: { lines, price, checked, availableVnd } }: Route.ComponentProps) {
  const revalidator = useRevalidator();
  const news = useNews(checked);
  const chosen = lines.filter(({ selected }) => selected);
  if (lines.length === 0) {
    return (
      <Stack gap={3}>
        <h1>Giỏ hàng</h1>
        <EmptyState
          title="Giỏ hàng còn trống"
          action={
            <ButtonLink kind="main" to="/mercari">
              Xem Mercari
            </ButtonLink>
          }
        >
          Thêm món bạn thích từ bất kỳ sàn nào, thanh toán một lần.
        </EmptyState>
      </Stack>
    );
  }
  const gone = new Set(news.filter(({ state }) => state === 'gone').map(({ id }) => id));
  return (
    <Stack gap={3}>
      <h1>Giỏ hàng</h1>
      <WithAside
        aside={
          <Checkout
            chosen={chosen.filter(({ _id }) => !gone.has(_id))}
            price={price}
            availableVnd={availableVnd}
            hasNews={news.some(({ state }) => state === 'changed' || state === 'gone')}
            onChanged={revalidator.revalidate}
          />
        }
      >
        <CartLines lines={lines} checked={news} siteNames={siteName} onChanged={revalidator.revalidate} />
      </WithAside>
    </Stack>
  );
}

/** What the marketplaces say when they have answered; until then nothing is known, and the page does not move. */
function useNews(checked: Promise<{ readonly data: readonly Checked[] }>): readonly Checked[] {
  const [news, setNews] = useState<readonly Checked[]>([]);
  useEffect(() => {
    let isCurrent = true;
    checked.then(
      ({ data }) => isCurrent && setNews(data),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [checked]);
  return news;
}
