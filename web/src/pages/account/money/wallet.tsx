import {
  exportStatementEndpoint,
  listHoldsEndpoint,
  readStatementEndpoint,
  readWalletEndpoint,
} from '@hako/contract/wallet/wallet';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';
import { ExportButton } from '../../../parts/export-button.tsx';
import { viewerContext } from '../../../features/identity/guard.ts';
import { StatementList } from '../../../features/wallet/statement-list.tsx';
import { TopUpSheet } from '../../../features/wallet/top-up-sheet.tsx';
import { WalletBalance } from '../../../features/wallet/wallet-balance.tsx';
import { topUpAmount } from '../../../text/ways-out.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/wallet';

export const meta: Route.MetaFunction = () => [{ title: 'Ví · Hako' }];

const STATEMENT_SIZE = 30;

export async function loader({ context }: Route.LoaderArgs) {
  const [wallet, holds, statement] = await Promise.all([
    load(context, readWalletEndpoint),
    load(context, listHoldsEndpoint),
    load(context, readStatementEndpoint, { query: { size: STATEMENT_SIZE } }),
  ]);
  return {
    wallet: wallet.data,
    holds: holds.data,
    statement: statement.data,
    customerId: context.get(viewerContext).id,
  };
}

const readOlder = async (before: string) =>
  (await call(readStatementEndpoint, { query: { before, size: STATEMENT_SIZE } })).data;

/** `?nap=1` opens the sheet, `?nap=500000` with that sum, so that other pages can lead straight to it. */
export default function WalletPage({
  loaderData: { wallet, holds, statement, customerId },
}: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has('nap');
  const open = () => setSearch({ nap: '1' }, { preventScrollReset: true });
  const close = () => setSearch({}, { preventScrollReset: true, replace: true });
  return (
    <Stack gap={3}>
      <h1>Ví</h1>
      <WalletBalance
        availableVnd={wallet.total}
        heldVnd={wallet.freeze}
        holds={holds}
        onTopUp={open}
      />
      <section>
        <Row isSpread>
          <h2>Sao kê</h2>
          {statement.rows.length > 0 ? (
            <Row>
              <ExportButton endpoint={exportStatementEndpoint} input={{ query: { format: 'pdf' } }}>
                Tải PDF
              </ExportButton>
              <ExportButton endpoint={exportStatementEndpoint} input={{ query: {} }} />
            </Row>
          ) : null}
        </Row>
        <StatementList
          first={statement.rows}
          next={statement.next}
          read={readOlder}
          empty={
            <EmptyState
              title="Ví chưa có giao dịch nào"
              action={
                <Button kind="main" onClick={open}>
                  Nạp tiền
                </Button>
              }
            >
              Nạp tiền để đặt giá và mua hàng. Mỗi đồng ra vào đều được ghi lại ở đây kèm lý do.
            </EmptyState>
          }
        />
      </section>
      <TopUpSheet
        customerId={customerId}
        isOpen={isOpen}
        onClose={close}
        proposedVnd={topUpAmount(search)}
      />
    </Stack>
  );
}
