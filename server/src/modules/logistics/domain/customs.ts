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
  | { readonly code: 'no-description' | 'not-english' | 'no-hs-code'; readonly orderId: string; readonly line: number }
  | { readonly code: 'sum-differs'; readonly orderId: string; readonly paidJpy: number; readonly declaredJpy: number };

/** Letters that a Latin keyboard has: a Japanese or Vietnamese title was pasted where English is asked. */
const ENGLISH = /^[\x20-\x7E]+$/;

/** What keeps the papers from being printed: every order has lines, each says in English what it is, and they sum to what was paid in yen. */
export function problemsOf(lines: readonly CustomsLine[], orders: readonly Declared[]): CustomsProblem[] {
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
    else if (declaredJpy !== paidJpy) problems.push({ code: 'sum-differs', orderId, paidJpy, declaredJpy });
  }
  return problems;
}

/**
 * Headings of the Harmonized System (2022 edition, four digits) for our kinds of goods, to begin with: the desk corrects them by the thing
 * itself. A kind that spans many headings has none.
 */
const HEADINGS: Readonly<Record<string, readonly [hsCode: string, description: string]>> = {
  lens: ['9002', 'Camera lens'],
  camera: ['8525', 'Digital camera'],
  watch: ['9102', 'Wrist watch'],
  phone: ['8517', 'Mobile phone'],
  laptop: ['8471', 'Portable computer'],
  game: ['9504', 'Video game console'],
  card: ['4911', 'Collectible printed cards'],
  figure: ['9503', 'Plastic figure or model kit'],
  shoes: ['6404', 'Footwear'],
  bag: ['4202', 'Handbag or wallet'],
  fashion: ['6211', 'Clothing'],
  instrument: ['9207', 'Musical instrument'],
  audio: ['8518', 'Audio equipment'],
  fishing: ['9507', 'Fishing tackle'],
};

/** What a line says before anybody edited it. */
export function draftLine(order: Declared & { readonly category: string | undefined; readonly quantity: number }): CustomsLine {
  const [hsCode, description] = HEADINGS[order.category ?? ''] ?? ['', ''];
  return { orderId: order.orderId, description, hsCode, quantity: order.quantity, valueJpy: order.paidJpy, origin: 'JP' };
}
