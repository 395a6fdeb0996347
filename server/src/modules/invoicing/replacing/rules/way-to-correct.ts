import type { InvoiceLine } from '../../rules/invoice-lines.ts';

/** Whom an invoice names; only a company has a tax code. */
interface Buyer {
  readonly name: string;
  readonly taxCode?: string | undefined;
  readonly address?: string | undefined;
}

/** What stands on an invoice, and what should. */
export interface Stated {
  readonly buyer: Buyer;
  readonly lines: readonly InvoiceLine[];
}

/**
 * `replace`: another invoice takes its place. `notice`: only name or address of the buyer differ,
 * so the tax authority is told (form 04/SS-HĐĐT) and nothing is issued. `same`: nothing is wrong.
 * `nothing-left`: everything was paid back, so there is nothing to issue.
 */
export type WayToCorrect = 'replace' | 'notice' | 'same' | 'nothing-left';

/**
 * How a wrong invoice is corrected, by article 19 of decree 123/2020 as decree 70/2025 changed it.
 * The law lets the seller choose between adjusting and replacing, and asks to go on as they began:
 * here it is always a replacement.
 */
export function wayToCorrect(issued: Stated, right: Stated): WayToCorrect {
  if (right.lines.length === 0) return 'nothing-left';
  if (!isSameLines(issued.lines, right.lines)) return 'replace';
  if (issued.buyer.taxCode !== right.buyer.taxCode) return 'replace';
  const isSameName =
    issued.buyer.name === right.buyer.name && issued.buyer.address === right.buyer.address;
  return isSameName ? 'same' : 'notice';
}

const isSameLines = (one: readonly InvoiceLine[], other: readonly InvoiceLine[]): boolean =>
  one.length === other.length && one.every((line, at) => isSameLine(line, other[at]));

const isSameLine = (one: InvoiceLine, other: InvoiceLine | undefined): boolean =>
  one.name === other?.name &&
  one.kind === other.kind &&
  one.percent === other.percent &&
  one.total === other.total;

/** A company signs what was wrong before its invoice is replaced; a person is told. */
export const needsAgreement = (one: Buyer, other: Buyer): boolean =>
  one.taxCode !== undefined || other.taxCode !== undefined;
