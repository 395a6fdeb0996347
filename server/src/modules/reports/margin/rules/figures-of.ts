import type { MarginFigures } from '@hako/contract/reports/margin';

interface Turnover {
  /** As the ledger names it: `company:goods`. */
  readonly account: string;
  readonly currency: 'VND' | 'JPY';
  readonly received: number;
  readonly spent: number;
  readonly worth: number;
}

type Kind = 'fees' | 'carriage' | 'duties' | 'goods' | 'given';

/** What the money of an account is to us; the kinds of `books/reports`, told apart further. */
const KINDS: Readonly<Partial<Record<string, Kind>>> = {
  'company:service-fee': 'fees',
  'company:payment-fee': 'fees',
  'company:services': 'fees',
  'company:storage': 'fees',
  'company:vip': 'fees',
  'company:freight': 'carriage',
  'company:surcharge': 'carriage',
  'company:insurance': 'carriage',
  'company:delivery': 'carriage',
  'company:duty': 'duties',
  'company:vat': 'duties',
  'company:goods': 'goods',
  'company:japanese-tax': 'goods',
  'company:domestic-shipping': 'goods',
  'company:discount': 'given',
  'company:compensation': 'given',
};
const SPENT_IN_JAPAN = 'company:marketplace-spend';

/**
 * What came in and what is left of it. As on the page of an order, carriage and duties leave
 * nothing: they are passed on.
 */
export function figuresOf(turnovers: readonly Turnover[]): MarginFigures {
  const sums: Record<Kind, number> = { fees: 0, carriage: 0, duties: 0, goods: 0, given: 0 };
  const spent = { yen: 0, dong: 0 };
  for (const { account, currency, received, spent: out, worth } of turnovers) {
    const kind = KINDS[account];
    if (kind && currency === 'VND') sums[kind] += received - out;
    if (account === SPENT_IN_JAPAN && currency === 'JPY') {
      spent.yen += received - out;
      spent.dong += worth;
    }
  }
  const given = 0 - sums.given;
  return {
    fees_vnd: sums.fees,
    carriage_vnd: sums.carriage,
    duties_vnd: sums.duties,
    goods_vnd: sums.goods,
    given_vnd: given,
    revenue_vnd: sums.fees + sums.carriage - given,
    spent_jpy: spent.yen,
    spent_vnd: spent.dong,
    margin_vnd: sums.fees - given + sums.goods - spent.dong,
  };
}

/** Whether anything moved that a report of margins speaks of. */
export const isAnything = (figures: MarginFigures): boolean =>
  Object.values(figures).some((value) => value !== 0);
