import { readProofWaysEndpoint } from '@hako/contract/identity/owner';
import { listCardsEndpoint, listWithdrawalsEndpoint } from '@hako/contract/payouts/payouts';
import { listBanksEndpoint, readWalletEndpoint } from '@hako/contract/wallet/wallet';
import { Link } from 'react-router';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load } from '../../../api/load.ts';
import { viewerContext } from '../../../features/identity/guard.ts';
import { CardList } from '../../../features/payouts/card-list.tsx';
import { WithdrawForm } from '../../../features/payouts/withdraw-form.tsx';
import { WithdrawalList } from '../../../features/payouts/withdrawal-list.tsx';
import { pageIn } from '../../../text/address.ts';
import { Stack, WithAside } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import type { Route } from './+types/withdraw';

export const meta: Route.MetaFunction = () => [{ title: 'Rút tiền · Hako' }];

const MOST_BANKS = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams);
  const [wallet, cards, banks, withdrawals, ways] = await Promise.all([
    load(context, readWalletEndpoint),
    load(context, listCardsEndpoint),
    load(context, listBanksEndpoint, { query: { size: MOST_BANKS } }),
    load(context, listWithdrawalsEndpoint, { query: { page } }),
    load(context, readProofWaysEndpoint),
  ]);
  const viewer = context.get(viewerContext);
  return {
    wallet: wallet.data,
    cards: cards.results,
    banks: banks.results,
    withdrawals,
    ways: ways.data,
    viewer: { id: viewer.id, name: viewer.name },
  };
}

/** Money back to the bank: the accounts it may go to, the request, and what became of earlier ones. */
export default function WithdrawPage({
  loaderData: { wallet, cards, banks, withdrawals, ways, viewer },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive(`customer:${viewer.id}`, (message) => {
    if (message === undefined || message.kind === 'wallet') void revalidate();
  });
  const { results, pagination, minimum } = withdrawals;
  return (
    <Stack gap={3}>
      <p>
        <Link to="/account/wallet">Ví</Link>
      </p>
      <h1>Rút tiền</h1>
      <WithAside aside={<CardList {...{ cards, banks, ways }} holder={viewer.name} />}>
        <Stack gap={3}>
          {cards.length > 0 ? (
            <WithdrawForm cards={cards} availableVnd={wallet.total} minimumVnd={minimum} />
          ) : null}
          {results.length > 0 ? (
            <section>
              <Stack>
                <h2>Yêu cầu đã gửi</h2>
                <WithdrawalList withdrawals={results} />
                <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
              </Stack>
            </section>
          ) : (
            <p>
              Tiền trong ví là của bạn. Kế toán chuyển khoản trong một ngày làm việc, và bạn được
              báo ngay khi Hako đã chuyển.
            </p>
          )}
        </Stack>
      </WithAside>
    </Stack>
  );
}
