import { readBillBookEndpoint } from '@hako/contract/billing/bill-book';
import { readDeskBillEndpoint } from '@hako/contract/billing/desk-slips';
import { load } from '../../../api/load.ts';
import { BillSheet } from '../../../features/desk/goods/bill-sheet.tsx';
import { useDeskNews } from '../../../features/desk/queue/use-desk-news.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import type { Route } from './+types/bill';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ params }) => [{ title: `Phiếu ${params.code} · Hako` }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const [bill, book] = await Promise.all([
    load(context, readDeskBillEndpoint, { params: { code } }),
    load(context, readBillBookEndpoint, { params: { code } }),
  ]);
  return { bill: bill.data, book: book.data };
}

/** One bill of any customer. */
export default function DeskBillPage({ loaderData }: Route.ComponentProps) {
  useDeskNews();
  return <BillSheet {...loaderData} />;
}
