import type { FoundThing } from '@hako/contract/desk/find';
import {
  IconBox,
  IconFileInvoice,
  IconGavel,
  IconPackage,
  IconPlane,
  IconTransfer,
  IconUser,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { permits, type Viewer } from '../../../parts/viewer.ts';
import { NAV_GROUPS } from '../frame/nav-groups.ts';
import type { NavLink } from '../frame/nav-link.ts';
import { COMMANDS } from './commands.ts';

/** One line of the results: a thing of the company, a page of the desk, or what is done there. */
export interface FoundLine {
  readonly key: string;
  readonly to: string;
  /** What kind of thing it is, in one word. */
  readonly kind: string;
  readonly Icon: NavLink['Icon'];
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

type Kind = FoundThing['kind'];

const KINDS: Readonly<Record<Kind, { readonly label: string; readonly Icon: NavLink['Icon'] }>> = {
  order: { label: 'Đơn hàng', Icon: IconBox },
  bid: { label: 'Lượt đặt giá', Icon: IconGavel },
  customer: { label: 'Khách hàng', Icon: IconUser },
  parcel: { label: 'Kiện hàng', Icon: IconPackage },
  unknown: { label: 'Kiện chưa rõ', Icon: IconZoomQuestion },
  shipment: { label: 'Chuyến hàng', Icon: IconPlane },
  bill: { label: 'Phiếu xuất kho', Icon: IconFileInvoice },
  transfer: { label: 'Chuyển khoản', Icon: IconTransfer },
};

/**
 * Where a thing is read: most things have pages of their own, a parcel is read with its order, a
 * transfer alone on the tab on which it lies.
 */
function pageOf({ kind, code, opens }: FoundThing): string {
  if (kind === 'customer') return `/desk/customers/${opens}`;
  if (kind === 'unknown') return `/desk/unknown-parcels/${encodeURIComponent(code)}`;
  if (kind === 'shipment') return `/desk/shipments/${encodeURIComponent(code)}`;
  if (kind === 'bill') return `/desk/bills/${encodeURIComponent(code)}`;
  if (kind === 'bid') return `/desk/bids/${opens}`;
  if (kind === 'transfer')
    return `/desk/transfers?${new URLSearchParams({ state: opens ?? '', reference: code })}`;
  return `/desk/orders/${encodeURIComponent(kind === 'order' ? code : (opens ?? code))}`;
}

export const linesOf = (found: readonly FoundThing[]): FoundLine[] =>
  found.map((thing) => ({
    key: `${thing.kind} ${thing.code} ${thing.opens}`,
    to: pageOf(thing),
    kind: KINDS[thing.kind].label,
    Icon: KINDS[thing.kind].Icon,
    code: thing.code,
    title: thing.title,
    detail: [thing.state, thing.detail].filter(Boolean).join(' · '),
  }));

/** Pages of the desk whose names have all the typed words, accents or not; every page while nothing is typed. */
export function pagesFor(viewer: Viewer, typed: string): FoundLine[] {
  return NAV_GROUPS.flatMap(({ label: group, links }) =>
    links
      .filter(({ isFor, label }) => isFor(viewer) && hasAll(`${group} ${label}`, typed))
      .map(({ to, label, Icon }) => ({
        key: to,
        to,
        kind: 'Trang',
        Icon,
        code: '',
        title: label,
        detail: group,
      })),
  );
}

/**
 * What this member of staff may do of which all the typed words tell, first where the label does;
 * nothing while nothing is typed.
 */
export function commandsFor(viewer: Viewer, typed: string): FoundLine[] {
  if (typed.trim() === '') return [];
  const found = COMMANDS.filter(({ label, words = '' }) => hasAll(`${label} ${words}`, typed));
  const byLabel = found.filter(({ label }) => hasAll(label, typed));
  const inOrder = [...byLabel, ...found.filter((one) => !byLabel.includes(one))];
  return inOrder.flatMap(({ label, to, needs }) => {
    const page = pageAt(to);
    if (!page?.isFor(viewer) || (needs && !permits(viewer, needs))) return [];
    const { Icon, label: detail } = page;
    return [{ key: `${to} ${label}`, to, kind: 'Thao tác', Icon, code: '', title: label, detail }];
  });
}

/** The page of the menu to which an address belongs. */
export const pageAt = (to: string): NavLink | undefined => {
  const path = to.replace(/[?#].*/, '');
  return NAV_GROUPS.flatMap(({ links }) => links).find(
    (link) => path === link.to || path.startsWith(`${link.to}/`),
  );
};

const hasAll = (name: string, typed: string): boolean =>
  fold(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => fold(name).includes(word));

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
