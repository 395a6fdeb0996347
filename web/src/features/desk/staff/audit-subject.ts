import { AUDIT_SUBJECTS } from '@hako/contract/staff/audit/audit-subjects';
import { WORK_LABELS } from '@hako/contract/desk/work-labels';
import { SETTING_PAGES } from '@hako/contract/settings/setting-pages';
import { STEPS } from '../first-steps/step-words.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a line of the audit is about: its words, and the page where it is read. */
export interface SubjectView {
  readonly text: string;
  readonly to?: string;
}

const PAGES: Readonly<Record<string, (code: string) => string>> = {
  order: (code) => `/desk/orders/${code}`,
  customer: (code) => `/desk/customers/${code}`,
  shipment: (code) => `/desk/shipments/${code}`,
  'unknown-parcel': (code) => `/desk/unknown-parcels/${code}`,
  bid: (code) => `/desk/bids/${code}`,
  article: (code) => `/desk/articles/${code}`,
  'message-thread': (code) => `/desk/messages/${code}`,
  'float-account': (code) => `/desk/float/${code}`,
  setting: (code) => `/desk/settings/${code.split('%2F')[0]}`,
  staff: () => '/desk/staff',
  role: () => '/desk/roles',
  coupon: () => '/desk/coupons',
};

/** `order:HK…` as "Đơn HK…" with its page; ids that nobody reads are left out. */
export function subjectView(
  subject: string | null,
  nameOf: (staffId: string) => string | undefined,
): SubjectView | undefined {
  if (!subject) return undefined;
  const cut = subject.search(/[:.]/);
  const [kind, code] = cut < 0 ? [subject, ''] : [subject.slice(0, cut), subject.slice(cut + 1)];
  const word = (AUDIT_SUBJECTS as Readonly<Record<string, string>>)[kind];
  if (word === undefined) return { text: subject };
  const to = code ? PAGES[kind]?.(encodeURIComponent(code)) : undefined;
  return { text: `${word} ${nameOf(code) ?? codeText(kind, code)}`.trim(), ...(to ? { to } : {}) };
}

type Titles = Readonly<Record<string, { readonly title: string }>>;

function codeText(kind: string, code: string): string {
  if (kind === 'first-step') return (STEPS as Titles)[code]?.title ?? code;
  if (kind === 'work') {
    const [work = '', of = ''] = code.split(':');
    const label = (WORK_LABELS as Readonly<Record<string, string>>)[work] ?? work;
    return `${label} ${UUID.test(of) ? '' : of}`.trim();
  }
  if (kind !== 'setting') return UUID.test(code) ? '' : code;
  const [page = '', key] = code.split('/');
  const title = (SETTING_PAGES as Titles)[page]?.title ?? page;
  return `${title}${key && key !== '*' ? `: ${key}` : ''}`;
}
