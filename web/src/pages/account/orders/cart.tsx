import { listCartEndpoint } from '@hako/contract/cart/cart';
import { checkCartEndpoint } from '@hako/contract/cart/checkout';
import { useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import { CartLines } from '../../../features/cart/cart-lines.tsx';
import type { CheckedCart } from '../../../features/cart/checked-cart.ts';
import { Checkout } from '../../../features/cart/checkout.tsx';
import { viewerContext } from '../../../features/identity/guard.ts';
import { siteName } from '../../../text/sites.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Stack, WithAside } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/cart';

export const meta: Route.MetaFunction = () => [{ title: 'Giỏ hàng · Hako' }];

/** Codes stand in the address, so that a link can bring one: `?ma=A,B`. */
const CODES = 'ma';

export async function loader({ context, request }: Route.LoaderArgs) {
  const codes = codesOf(new URL(request.url).searchParams);
  const { data: lines } = await load(context, listCartEndpoint);
  const chosen = lines.filter(({ selected }) => selected);
  return {
    lines,
    // Asks every marketplace again, so it may come later than the page.
    checked:
      chosen.length === 0
        ? Promise.resolve(null)
        : loadOr(context, checkCartEndpoint, { query: { discount_codes: codes.join(',') } }, null),
    availableVnd: context.get(viewerContext).availableVnd,
  };
}

export default function CartPage({
  loaderData: { lines, checked, availableVnd },
}: Route.ComponentProps) {
  const revalidator = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const answer = useAnswer(checked);
  const news = answer?.data ?? [];
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
            checked={answer}
            availableVnd={availableVnd}
            hasNews={news.some(({ state }) => state === 'changed' || state === 'gone')}
            codes={codesOf(search)}
            onCodes={(codes) =>
              setSearch(codes.length > 0 ? { [CODES]: codes.join(',') } : {}, {
                replace: true,
                preventScrollReset: true,
              })
            }
            onChanged={revalidator.revalidate}
          />
        }
      >
        <CartLines
          lines={lines}
          checked={news}
          siteNames={siteName}
          onChanged={revalidator.revalidate}
        />
      </WithAside>
    </Stack>
  );
}

const codesOf = (search: URLSearchParams): string[] =>
  (search.get(CODES) ?? '').split(',').filter((code) => code !== '');

/** What the marketplaces say when they have answered; until then nothing is known, and the page does not move. */
function useAnswer(checked: Promise<CheckedCart | null>): CheckedCart | undefined {
  const [answer, setAnswer] = useState<{
    readonly to: typeof checked;
    readonly cart: CheckedCart;
  }>();
  useEffect(() => {
    let isCurrent = true;
    checked.then(
      (cart) => isCurrent && setAnswer({ to: checked, cart: cart ?? NOTHING }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [checked]);
  // A total that was asked before the last change is not a total to agree to.
  return answer?.to === checked ? answer.cart : undefined;
}

/** Nobody could tell: there is no price to agree to. */
const NOTHING: CheckedCart = {
  success: false,
  data: [],
  coupons: [],
  payment: {
    first_payment: 0,
    hold: 0,
    second_payment: 0,
    landed_total: { low: 0, likely: 0, high: 0 },
  },
};
