import { siteName } from '@hako/contract/marketplaces/sites';
import { listCartEndpoint } from '@hako/contract/cart/cart';
import type { CheckoutChoices } from '@hako/contract/kit/checkout-choices';
import { checkCartEndpoint } from '@hako/contract/cart/checkout';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import {
  choicesIn,
  chosenForThemIn,
  mayChooseForThem,
  withBestCode,
  withChoices,
} from '../../../features/cart/cart-address.ts';
import { CartLines } from '../../../features/cart/cart-lines.tsx';
import type { CheckedCart } from '../../../features/cart/checked-cart.ts';
import { Checkout } from '../../../features/cart/checkout.tsx';
import { CHECKOUT, PayBar } from '../../../features/cart/pay-bar.tsx';
import { useBestCode } from '../../../features/cart/use-best-code.ts';
import { viewerContext } from '../../../features/identity/guard.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Stack, WithAside } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/cart';

export const meta: Route.MetaFunction = () => [{ title: 'Giỏ hàng · Hako' }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { note: _, ...asked } = choicesIn(new URL(request.url).searchParams);
  const { data: lines } = await load(context, listCartEndpoint);
  const chosen = lines.filter(({ selected }) => selected);
  return {
    lines,
    // Asks every marketplace again, so it may come later than the page.
    checked:
      chosen.length === 0
        ? Promise.resolve(null)
        : loadOr(context, checkCartEndpoint, { query: queryOf(asked) }, null),
    availableVnd: context.get(viewerContext).availableVnd,
  };
}

export default function CartPage({
  loaderData: { lines, checked, availableVnd },
}: Route.ComponentProps) {
  const revalidator = useRevalidator();
  const { search, isPriced, put } = useSearch();
  const [note, setNote] = useState<string | null>(null);
  const answered = useAnswer(checked);
  const answer = isPriced ? answered : undefined;
  const news = answer?.data ?? [];
  const chosen = lines.filter(({ selected }) => selected);
  const best = chosenForThemIn(search);
  useBestCode(mayChooseForThem(search), chosen, (code) => {
    if (code !== best) put(withBestCode(search, code));
  });
  const choose = (next: CheckoutChoices) => {
    setNote(next.note);
    const asked = withChoices(search, next);
    if (asked.toString() !== search.toString()) put(asked);
  };
  if (lines.length === 0) return <NoLines />;
  const gone = new Set(news.filter(({ state }) => state === 'gone').map(({ id }) => id));
  return (
    <Stack gap={3}>
      <h1>Giỏ hàng</h1>
      <WithAside
        aside={
          <div id={CHECKOUT}>
            <Checkout
              chosen={chosen.filter(({ _id }) => !gone.has(_id))}
              checked={answer}
              availableVnd={availableVnd}
              hasNews={news.some(({ state }) => state === 'changed' || state === 'gone')}
              choices={{ ...choicesIn(search), note }}
              chosenForThem={best}
              onChoose={choose}
              onChanged={revalidator.revalidate}
            />
          </div>
        }
      >
        <CartLines
          lines={lines}
          checked={news}
          siteNames={siteName}
          onChanged={revalidator.revalidate}
        />
        <PayBar
          lines={lines}
          cart={chosen.length === 0 ? NOTHING : answer}
          onChanged={revalidator.revalidate}
        />
      </WithAside>
    </Stack>
  );
}

/**
 * The choices as they were last made. While the page with them is still asked for, the address is
 * that of before: what is chosen then must not undo them.
 */
function useSearch() {
  const [now, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isPriced = next?.pathname !== pathname;
  return {
    search: isPriced ? now : new URLSearchParams(next.search),
    /** Whether the prices are those of these choices. */
    isPriced,
    put: (asked: URLSearchParams) => setSearch(asked, { replace: true, preventScrollReset: true }),
  };
}

function NoLines() {
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

const queryOf = (choices: Omit<CheckoutChoices, 'note'>) => ({
  discount_codes: choices.discount_codes.join(','),
  services_extra: choices.services_extra.join(','),
  ...(choices.address_id ? { address_id: choices.address_id } : {}),
  ...(choices.ship_mode ? { ship_mode: choices.ship_mode } : {}),
});

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
