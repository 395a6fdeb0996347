import { WORK_KINDS, type WorkKind, type WorkRow } from '@hako/contract/desk/work';

/** What the list is narrowed to, as the address says it. */
export interface WorkFilter {
  readonly kinds?: string;
  readonly when?: 'late' | 'today';
  /** `mine`, `nobody`, or the id of a colleague. */
  readonly whose?: string;
  readonly site?: string;
  readonly warehouse?: 'JP' | 'VN';
  readonly text?: string;
}

const NAMES = ['kinds', 'when', 'whose', 'site', 'warehouse', 'text'] as const;
const oneOf = <One extends string>(value: string | null, all: readonly One[]): One | undefined =>
  all.find((one) => one === value);

/** The filter of an address; what it does not know is left out. */
export function filterOf(search: URLSearchParams): WorkFilter {
  const kinds = kindsOf(search);
  const when = oneOf(search.get('when'), ['late', 'today'] as const);
  const whose = /^(mine|nobody|[0-9a-f-]{36})$/.exec(search.get('whose') ?? '')?.[0];
  const warehouse = oneOf(search.get('warehouse'), ['JP', 'VN'] as const);
  const site = search.get('site')?.slice(0, 40);
  const text = search.get('text')?.trim().slice(0, 100);
  return {
    ...(kinds.length > 0 && { kinds: kinds.join(',') }),
    ...(when && { when }),
    ...(whose && { whose }),
    ...(warehouse && { warehouse }),
    ...(site && { site }),
    ...(text && { text }),
  };
}

/** What of it can be saved: a text names a person or one thing. */
export const lastingOf = ({ text: _text, ...lasting }: WorkFilter): Omit<WorkFilter, 'text'> =>
  lasting;

/** The kinds that an address names. */
export const kindsOf = (search: URLSearchParams): WorkKind[] => {
  const named = search.get('kinds')?.split(',') ?? [];
  return WORK_KINDS.filter((kind) => named.includes(kind));
};

/** The address of the list with these parts of the filter changed, from its first page on. */
export function addressWith(
  search: URLSearchParams,
  changed: Partial<Record<(typeof NAMES)[number], string | undefined>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed))
    if (value) query.set(name, value);
    else query.delete(name);
  for (const name of ['after', 'at']) query.delete(name);
  return `?${query}`;
}

const PAGES: Partial<Readonly<Record<WorkKind, string>>> = {
  approval: '/desk/approvals',
  rate: '/desk/books',
  transfer: '/desk/transfers',
  claim: '/desk/transfers?state=claims',
  withdrawal: '/desk/withdrawals',
  invoice: '/desk/invoices?state=open',
  offer: '/desk/offers',
  'hand-bid': '/desk/bidding?tab=hand',
  'bid-doubt': '/desk/bidding?tab=bids',
  'bid-unpaid': '/desk/bidding?tab=bids',
  'bid-stuck': '/desk/bidding?tab=bids',
  'bid-request': '/desk/bidding?tab=requests',
  feedback: '/desk/feedbacks',
  'sale-change': '/desk/sale-changes',
};

/**
 * Where a piece of work is done. Work of the queue comes back to the list, with the row that
 * follows it offered next.
 */
export function pathOfWork(
  { kind, key }: Pick<WorkRow, 'kind' | 'key'>,
  search: URLSearchParams,
  nextKey: string | undefined,
): string {
  if (kind === 'complaint') return `/desk/complaints?id=${key.slice('complaint:'.length)}`;
  if (kind === 'message') return `/desk/messages/${key.slice('message:'.length)}`;
  if (kind === 'unknown-jp' || kind === 'unknown-vn')
    return `/desk/unknown-parcels/${key.slice(kind.length + 1)}`;
  if (kind === 'search-jp' || kind === 'search-vn')
    return `/desk/place-counts/${key.slice(kind.length + 1).split('/')[0]}`;
  if (kind === 'customs-gate' || kind === 'customs-held')
    return `/desk/shipments/${key.slice(kind.length + 1).split('/')[0]}`;
  if (kind === 'float-low' || kind === 'float-unsorted')
    return `/desk/float/${key.slice(kind.length + 1)}`;
  const page = PAGES[kind];
  if (page) return page;
  const list = new URLSearchParams(search);
  list.delete('at');
  if (nextKey) list.set('at', nextKey);
  return `/desk/queue?${new URLSearchParams({ task: key, list: String(list) })}`;
}
