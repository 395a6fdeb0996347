/** One line of what is declared of a shipment. */
export interface CustomsLine {
  readonly orderId: string;
  /** English. */
  readonly description: string;
  /** Heading of the Harmonized System, four to ten digits; empty until known. */
  readonly hsCode: string;
  readonly quantity: number;
  /** Whole yen, of all pieces together. */
  readonly valueJpy: number;
  /** ISO 3166; where the thing was made. */
  readonly origin: string;
}

/** An order that travels in the shipment, and what of its price travels with it. */
export interface Declared {
  readonly orderId: string;
  readonly paidJpy: number;
}

export type CustomsProblem =
  | { readonly code: 'no-line'; readonly orderId: string }
  | {
      readonly code: 'no-description' | 'not-english' | 'no-hs-code';
      readonly orderId: string;
      readonly line: number;
    }
  | {
      readonly code: 'sum-differs';
      readonly orderId: string;
      readonly paidJpy: number;
      readonly declaredJpy: number;
    };

/** Letters that a Latin keyboard has: a Japanese or Vietnamese title was pasted where English is asked. */
const ENGLISH = /^[\x20-\x7E]+$/;

/** What keeps the papers from being printed: every order has lines, each says in English what it is, and they sum to what was paid in yen. */
export function problemsOf(
  lines: readonly CustomsLine[],
  orders: readonly Declared[],
): CustomsProblem[] {
  const problems: CustomsProblem[] = [];
  for (const [line, { orderId, description, hsCode }] of lines.entries()) {
    if (description.trim() === '') problems.push({ code: 'no-description', orderId, line });
    else if (!ENGLISH.test(description)) problems.push({ code: 'not-english', orderId, line });
    if (hsCode === '') problems.push({ code: 'no-hs-code', orderId, line });
  }
  for (const { orderId, paidJpy } of orders) {
    const own = lines.filter((line) => line.orderId === orderId);
    const declaredJpy = own.reduce((sum, { valueJpy }) => sum + valueJpy, 0);
    if (own.length === 0) problems.push({ code: 'no-line', orderId });
    else if (declaredJpy !== paidJpy)
      problems.push({ code: 'sum-differs', orderId, paidJpy, declaredJpy });
  }
  return problems;
}

/** What a kind of goods is called in the papers; the owner's data. */
export interface Heading {
  /** Of the Harmonized System. */
  readonly hsCode: string;
  /** English. */
  readonly description: string;
}

/** What a line says before anybody edited it; of a kind that has no heading the desk says it by the thing itself. */
export function draftLine(
  order: Declared & { readonly quantity: number },
  heading: Heading | undefined,
): CustomsLine {
  const { hsCode, description } = heading ?? { hsCode: '', description: '' };
  return {
    orderId: order.orderId,
    description,
    hsCode,
    quantity: order.quantity,
    valueJpy: order.paidJpy,
    origin: 'JP',
  };
}
