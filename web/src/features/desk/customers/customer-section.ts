import { listBidRegisterEndpoint } from '@hako/contract/bidding/register';
import { listCustomerNotesEndpoint } from '@hako/contract/customers/notes';
import {
  listCustomerBillsEndpoint,
  listCustomerComplaintsEndpoint,
  listCustomerParcelsEndpoint,
} from '@hako/contract/desk/customer-lists';
import { listDeskOrdersEndpoint } from '@hako/contract/desk/order-table';
import { readCustomerLevelEndpoint } from '@hako/contract/membership/desk';
import { listCustomerDevicesEndpoint } from '@hako/contract/staff/customer-sessions';
import {
  listCustomerHoldsEndpoint,
  readCustomerStatementEndpoint,
} from '@hako/contract/wallet/desk-statement';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { load } from '../../../api/load.ts';
import { permits, type Viewer } from '../../../parts/viewer.ts';

/** The parts of the page of a customer; each is read when somebody opens it. */
const TABS = [
  { key: 'overview', label: 'Tổng quan' },
  { key: 'statement', label: 'Sao kê ví' },
  { key: 'orders', label: 'Đơn hàng' },
  { key: 'bids', label: 'Đặt giá' },
  { key: 'parcels', label: 'Kiện hàng' },
  { key: 'bills', label: 'Phiếu xuất kho' },
  { key: 'complaints', label: 'Khiếu nại' },
  { key: 'devices', label: 'Thiết bị' },
] as const;
type TabKey = (typeof TABS)[number]['key'];

/** What the calls of a part need besides reading customers. */
const PERMISSION_OF: Partial<Readonly<Record<TabKey, Permission>>> = {
  statement: 'customers.money',
  orders: 'tables.read',
  bids: 'tables.read',
  complaints: 'complaints.answer',
  devices: 'customers.view',
};

export const STATEMENT_SIZE = 30;

/** The parts that this member of staff may read. */
export const tabsFor = (viewer: Viewer | null) =>
  TABS.filter(({ key }) => {
    const permission = PERMISSION_OF[key];
    return permission === undefined || permits(viewer, permission);
  });

/** Which part the address asks for: the first one when it names none that may be read. */
export const tabIn = (search: URLSearchParams, viewer: Viewer | null): TabKey =>
  tabsFor(viewer).find(({ key }) => key === search.get('tab'))?.key ?? 'overview';

type Context = Parameters<typeof load>[0];

/** One part of the page, a page of it. */
export async function loadSection(
  context: Context,
  tab: TabKey,
  { id, after }: { readonly id: string; readonly after: string | undefined },
) {
  const params = { id };
  const page = { params, query: { after } };
  const mine = { query: { customer: id, after } };
  switch (tab) {
    case 'overview': {
      const [notes, level] = await Promise.all([
        load(context, listCustomerNotesEndpoint, page),
        load(context, readCustomerLevelEndpoint, { params }),
      ]);
      return { tab, notes: notes.data, level: level.data };
    }
    case 'statement': {
      const [statement, holds] = await Promise.all([
        load(context, readCustomerStatementEndpoint, { params, query: { size: STATEMENT_SIZE } }),
        load(context, listCustomerHoldsEndpoint, { params }),
      ]);
      return { tab, statement: statement.data, holds: holds.data };
    }
    case 'orders':
      return { tab, page: (await load(context, listDeskOrdersEndpoint, mine)).data };
    case 'bids':
      return { tab, page: (await load(context, listBidRegisterEndpoint, mine)).data };
    case 'parcels':
      return { tab, page: (await load(context, listCustomerParcelsEndpoint, page)).data };
    case 'bills':
      return { tab, page: (await load(context, listCustomerBillsEndpoint, page)).data };
    case 'complaints':
      return { tab, page: (await load(context, listCustomerComplaintsEndpoint, page)).data };
    case 'devices':
      return { tab, devices: (await load(context, listCustomerDevicesEndpoint, { params })).data };
  }
}

export type CustomerSection = Awaited<ReturnType<typeof loadSection>>;
