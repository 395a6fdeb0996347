import { exportBillsEndpoint } from '@hako/contract/billing/papers';
import { listBillsEndpoint } from '@hako/contract/billing/slips';
import { readWalletEndpoint } from '@hako/contract/wallet/wallet';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { BillList } from '../../../features/billing/bill-list.tsx';
import { ExportButton } from '../../../parts/export-button.tsx';
import { viewerContext } from '../../../features/identity/guard.ts';
import { chosenIn, pageIn } from '../../../text/address.ts';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/invoices';

export const meta: Route.MetaFunction = () => [{ title: 'Phiếu xuất kho · Hako' }];

const TABS = [
  { key: 'total', label: 'Tất cả' },
  { key: 'unpaid', label: 'Chưa thanh toán' },
  { key: 'packing', label: 'Đóng hàng' },
  { key: 'delivery', label: 'Đang giao' },
  { key: 'delivered', label: 'Đã giao' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = chosenIn(search, 'tab', TABS);
  const page = pageIn(search);
  const code = search.get('code')?.slice(0, 40) || undefined;
  const query = { page, ...(tab === 'total' ? {} : { tab }), ...(code ? { code } : {}) };
  const [bills, wallet] = await Promise.all([
    load(context, listBillsEndpoint, { query }),
    load(context, readWalletEndpoint),
  ]);
  return {
    tab,
    code,
    ...bills.data,
    availableVnd: wallet.data.total,
    customerId: context.get(viewerContext).id,
  };
}

export default function InvoicesPage({
  loaderData: { tab, code, results, pagination, options, availableVnd, customerId },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive(`customer:${customerId}`, (message) => {
    if (!message || message.kind === 'bill-moved' || message.kind === 'bill-paid')
      void revalidate();
  });
  return (
    <Stack>
      <Row isSpread>
        <h1>Phiếu xuất kho</h1>
        {results.length > 0 ? (
          <ExportButton
            endpoint={exportBillsEndpoint}
            input={{
              body: code
                ? { codes: results.map((bill) => bill.code) }
                : tab === 'total'
                  ? {}
                  : { tab },
            }}
          />
        ) : null}
      </Row>
      {code ? (
        <Link to="/account/invoices">Tất cả phiếu</Link>
      ) : (
        <TabLinks
          label="Tình trạng phiếu"
          chosen={tab}
          tabs={TABS.map(({ key, label }) => ({
            key,
            label,
            count: options[key],
            to: key === 'total' ? '?' : `?tab=${key}`,
          }))}
        />
      )}
      {code ? null : <Link to="/account/invoices/cod">Phiếu trả khi nhận hàng (COD)</Link>}
      {results.length === 0 ? (
        <EmptyState title="Không có phiếu nào ở mục này">
          Khi hàng về kho Việt Nam và được cân lại, phiếu với tiền lần 2 sẽ xuất hiện ở đây.
        </EmptyState>
      ) : (
        <BillList bills={results} availableVnd={availableVnd} />
      )}
      {code ? null : (
        <Pager page={pagination.current} size={pagination.pageSize} total={pagination.total} />
      )}
    </Stack>
  );
}
