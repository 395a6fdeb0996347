import {
  exportStatementEndpoint,
  listHoldsEndpoint,
  readStatementEndpoint,
  readWalletEndpoint,
} from '@hako/contract/wallet/wallet';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';
import { ExportButton } from '../../../parts/export-button.tsx';
import { viewerContext } from '../../../features/identity/guard.ts';
import { StatementList } from '../../../features/wallet/statement-list.tsx';
import { TopUpSheet } from '../../../features/wallet/top-up-sheet.tsx';
import { WalletBalance } from '../../../features/wallet/wallet-balance.tsx';
import { chosenIn, sortIn } from '../../../text/address.ts';
import { topUpAmount } from '../../../text/ways-out.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import chips from '../../../ui/frames/link-chips.module.css';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/wallet';

export const meta: Route.MetaFunction = () => [{ title: 'Ví · Hako' }];

const STATEMENT_SIZE = 30;

/** Which lines of the statement are shown, as the address says it. */
const WAY = 'loai';
const WAYS = [
  { key: 'tat-ca', label: 'Tất cả', way: undefined },
  { key: 'vao', label: 'Vào', way: 'in' },
  { key: 'ra', label: 'Ra', way: 'out' },
  { key: 'giu', label: 'Tạm giữ', way: 'held' },
] as const;

/** Only when it happened: that alone is kept in an order. */
const STATEMENT_SORTS = ['at'] as const;

const statementQuery = ({ way, isOldestFirst }: StatementAsked) => ({
  size: STATEMENT_SIZE,
  ...(way ? { way } : {}),
  ...(isOldestFirst ? { order: 'oldest' as const } : {}),
});

interface StatementAsked {
  readonly way: (typeof WAYS)[number]['way'];
  readonly isOldestFirst: boolean;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const shown = chosenIn(search, WAY, WAYS);
  const way = WAYS.find(({ key }) => key === shown)?.way;
  const isOldestFirst = sortIn(search, STATEMENT_SORTS) === 'at';
  const query = statementQuery({ way, isOldestFirst });
  const [wallet, holds, statement] = await Promise.all([
    load(context, readWalletEndpoint),
    load(context, listHoldsEndpoint),
    load(context, readStatementEndpoint, { query }),
  ]);
  return {
    wallet: wallet.data,
    holds: holds.data,
    statement: statement.data,
    shown,
    way,
    isOldestFirst,
    customerId: context.get(viewerContext).id,
  };
}

/** `?nap=1` opens the sheet, `?nap=500000` with that sum, so that other pages can lead straight to it. */
export default function WalletPage({ loaderData }: Route.ComponentProps) {
  const { wallet, holds, customerId } = loaderData;
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has('nap');
  const turn = (nap: string | undefined) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (nap) next.set('nap', nap);
        else next.delete('nap');
        return next;
      },
      { preventScrollReset: true, replace: nap === undefined },
    );
  const open = () => turn('1');
  return (
    <Stack gap={3}>
      <h1>Ví</h1>
      <WalletBalance
        availableVnd={wallet.total}
        heldVnd={wallet.freeze}
        holds={holds}
        onTopUp={open}
      />
      <Statement {...loaderData} onTopUp={open} />
      <TopUpSheet
        customerId={customerId}
        isOpen={isOpen}
        onClose={() => turn(undefined)}
        proposedVnd={topUpAmount(search)}
      />
    </Stack>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** Every movement, or those of one way. */
function Statement({
  statement,
  shown,
  way,
  isOldestFirst,
  onTopUp,
}: Loaded & { readonly onTopUp: () => void }) {
  const hasMoved = way !== undefined || statement.rows.length > 0;
  return (
    <section id="sao-ke">
      <Row isSpread>
        <h2>Sao kê</h2>
        {hasMoved ? (
          <Row>
            <ExportButton endpoint={exportStatementEndpoint} input={{ query: { format: 'pdf' } }}>
              Tải PDF
            </ExportButton>
            <ExportButton endpoint={exportStatementEndpoint} input={{ query: {} }} />
          </Row>
        ) : null}
      </Row>
      {hasMoved ? <Ways shown={shown} isOldestFirst={isOldestFirst} /> : null}
      <StatementList
        key={`${shown} ${isOldestFirst}`}
        isOldestFirst={isOldestFirst}
        first={statement.rows}
        next={statement.next}
        read={async (before) =>
          (
            await call(readStatementEndpoint, {
              query: { before, ...statementQuery({ way, isOldestFirst }) },
            })
          ).data
        }
        empty={
          way ? (
            <EmptyState title="Không có giao dịch nào ở mục này" />
          ) : (
            <Unmoved {...{ onTopUp }} />
          )
        }
      />
    </section>
  );
}

function Ways({ shown, isOldestFirst }: Pick<Loaded, 'shown' | 'isOldestFirst'>) {
  const sort: Record<string, string> = isOldestFirst ? { sort: 'at' } : {};
  return (
    <nav aria-label="Lọc sao kê" className={chips.chips}>
      <ul role="list">
        {WAYS.map(({ key, label, way }) => (
          <li key={key}>
            <Link
              to={`?${new URLSearchParams({ ...(way ? { [WAY]: key } : {}), ...sort })}`}
              preventScrollReset
              aria-current={key === shown || undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Unmoved({ onTopUp }: { readonly onTopUp: () => void }) {
  return (
    <EmptyState
      title="Ví chưa có giao dịch nào"
      action={
        <Button kind="main" onClick={onTopUp}>
          Nạp tiền
        </Button>
      }
    >
      Nạp tiền để đặt giá và mua hàng. Mỗi đồng ra vào đều được ghi lại ở đây kèm lý do.
    </EmptyState>
  );
}
