import { exportBillsEndpoint } from '@hako/contract/billing/papers';
import { BILL_SORTS, listBillsEndpoint } from '@hako/contract/billing/slips';
import { readWalletEndpoint } from '@hako/contract/wallet/wallet';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { BillList } from '../../../features/billing/bill-list.tsx';
import { ExportButton } from '../../../parts/export-button.tsx';
import { ListPages } from '../../../parts/list-pages.tsx';
import { isSearched, ListSearch, listAddress, listSearchIn } from '../../../parts/list-search.tsx';
import { viewerContext } from '../../../features/identity/guard.ts';
import { afterIn, chosenIn, pageIn, sortIn } from '../../../text/address.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
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
  const asked = listSearchIn(search);
  const sort = sortIn(search, BILL_SORTS);
  const query = {
    ...(sort ? { sort, after: afterIn(search) } : { page }),
    ...asked,
    ...(tab === 'total' ? {} : { tab }),
    ...(code ? { code } : {}),
  };
  const [bills, wallet] = await Promise.all([
    load(context, listBillsEndpoint, { query }),
    load(context, readWalletEndpoint),
  ]);
  return {
    tab,
    code,
    asked,
    sort,
    ...bills.data,
    availableVnd: wallet.data.total,
    customerId: context.get(viewerContext).id,
  };
}

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const { tab, code, asked, sort, results, pagination, next, availableVnd, customerId } =
    loaderData;
  const revalidate = useRefresh();
  useLive(`customer:${customerId}`, (message) => {
    if (!message || message.kind === 'bill-moved' || message.kind === 'bill-paid')
      void revalidate();
  });
  return (
    <Stack>
      <BillsHead {...loaderData} />
      {code ? (
        <Link to="/account/invoices">Tất cả phiếu</Link>
      ) : (
        <>
          <ListSearch
            placeholder="Mã phiếu, mã đơn hoặc tên món"
            asked={asked}
            tab={wordOf(tab)}
            sort={sort}
          />
          <StateTabs {...loaderData} />
          <Link to="/account/invoices/cod">Phiếu thanh toán khi nhận hàng (COD)</Link>
        </>
      )}
      {results.length === 0 ? (
        <NoBills {...loaderData} />
      ) : (
        <BillList bills={results} availableVnd={availableVnd} />
      )}
      {code ? null : (
        <ListPages
          page={pagination.current}
          size={pagination.pageSize}
          total={pagination.total}
          next={next}
        />
      )}
    </Stack>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** The tab as the address says it; the first one is not said. */
const wordOf = (tab: Loaded['tab']) => (tab === 'total' ? undefined : tab);

function BillsHead({ tab, code, asked, results }: Loaded) {
  return (
    <Row isSpread>
      <h1>Phiếu xuất kho</h1>
      {results.length > 0 ? (
        <ExportButton
          endpoint={exportBillsEndpoint}
          input={{
            body: code
              ? { codes: results.map((bill) => bill.code) }
              : { ...asked, ...(tab === 'total' ? {} : { tab }) },
          }}
        />
      ) : null}
    </Row>
  );
}

/** What is counted is all of a tab, so a searched list shows no counts. */
function StateTabs({ tab, asked, sort, options }: Loaded) {
  return (
    <TabLinks
      label="Tình trạng phiếu"
      chosen={tab}
      tabs={TABS.map(({ key, label }) => ({
        key,
        label,
        ...(isSearched(asked) ? {} : { count: options[key] }),
        to: listAddress(asked, wordOf(key), sort),
      }))}
    />
  );
}

function NoBills({ tab, asked }: Loaded) {
  if (isSearched(asked))
    return (
      <EmptyState
        title="Không tìm thấy phiếu phù hợp"
        action={<ButtonLink to={listAddress({}, wordOf(tab))}>Xóa bộ lọc</ButtonLink>}
      >
        Thử vài ký tự đầu của mã phiếu, mã đơn, một từ trong tên món, hoặc khoảng ngày rộng hơn.
      </EmptyState>
    );
  return (
    <EmptyState title="Không có phiếu nào ở mục này">
      Khi hàng về kho Việt Nam và được cân lại, phiếu với tiền lần 2 sẽ xuất hiện ở đây.
    </EmptyState>
  );
}
