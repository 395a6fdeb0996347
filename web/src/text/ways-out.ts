/** What a person can do about a refusal: the page that helps, and what leads there is called. */
export interface WayOut {
  readonly to: string;
  readonly label: string;
}

const THOUSAND = 1_000;

/** The wallet with its sheet for topping up open, asking for at least `lackingVnd`; whole thousands, as people transfer. */
export const topUpPath = (lackingVnd = 0): string =>
  `/account/wallet?nap=${lackingVnd > 0 ? Math.ceil(lackingVnd / THOUSAND) * THOUSAND : 1}`;

/** What the address of `topUpPath` asks for, in đồng; undefined when it names no sum. */
export function topUpAmount(search: URLSearchParams): number | undefined {
  const asked = Number(search.get('nap'));
  return Number.isSafeInteger(asked) && asked >= THOUSAND ? asked : undefined;
}

/** Undefined where the sentence of the refusal is all there is to say, and at the desk, where it speaks of a customer's wallet or address. */
export function wayOutOf(
  {
    code,
    facts,
  }: { readonly code: string; readonly facts?: Readonly<Record<string, string | number>> },
  page: string,
): WayOut | undefined {
  if (page.startsWith('/desk')) return undefined;
  if (code === 'wallet.not-enough')
    return { to: topUpPath(Number(facts?.['missing'] ?? 0)), label: 'Nạp tiền' };
  if (code === 'customers.no-address') return { to: '/account/addresses', label: 'Thêm địa chỉ' };
  if (code === 'support.open-already') return { to: '/account/complaints', label: 'Xem khiếu nại' };
  if (code === 'negotiation.open-already')
    return { to: '/account/negotiations', label: 'Xem yêu cầu' };
  return undefined;
}
