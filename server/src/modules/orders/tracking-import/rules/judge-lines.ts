import type { TrackingVerdict } from '@hako/contract/orders/tracking-import';
import { MOST_PARCELS } from '@hako/contract/orders/seller-parcels';
import { mayBeNumberOf, plainNumber } from '../../seller-parcels/rules/tracking-number.ts';
import type { FileLine } from './table-lines.ts';

/** What is known of an order that a line names. */
export interface KnownOrder {
  readonly id: string;
  readonly code: string;
  /** Its seller may still be sending. */
  readonly isUnderWay: boolean;
  /** Numbers of its seller's parcels, plain. */
  readonly numbers: readonly string[];
}

export interface Known {
  /** By what a line says: our code, or the number of the site; several where that is not clear. */
  readonly orders: ReadonlyMap<string, readonly KnownOrder[]>;
  /** Ids of orders that have a parcel with this plain number. */
  readonly holders: ReadonlyMap<string, readonly string[]>;
}

export interface JudgedLine extends FileLine {
  readonly code: string | undefined;
  readonly verdict: TrackingVerdict;
}

/** What a line calls an order, as it is looked up. */
export const calledOf = (order: string): string => order.trim().toUpperCase();

/** A line, and the order that was shown for it before. */
type ShownLine = FileLine & { readonly code?: string | undefined };

/**
 * What would become of each line, in the order of the file: what an earlier line enters counts for
 * the later ones. A line that was shown with one order is not entered for another.
 */
export function judgeLines(lines: readonly ShownLine[], known: Known): JudgedLine[] {
  const entered = new Map<string, string>();
  const added = new Map<string, number>();
  return lines.map((line) => {
    const found = known.orders.get(calledOf(line.order)) ?? [];
    const [order] = found;
    const number = plainNumber(line.number);
    const told = (verdict: TrackingVerdict): JudgedLine => ({
      ...line,
      code: found.length === 1 ? order?.code : undefined,
      verdict,
    });
    if (line.order === '' || number === '') return told('incomplete');
    if (!order) return told('order-unknown');
    if (found.length > 1) return told('order-unclear');
    if (line.code !== undefined && line.code !== order.code)
      return { ...told('order-changed'), code: line.code };
    if (!mayBeNumberOf(line.carrier, number)) return told('mistyped');
    if (order.numbers.includes(number)) return told('known');
    if ((known.holders.get(number) ?? []).some((id) => id !== order.id)) return told('other-order');
    if (entered.has(number)) return told('twice');
    if (!order.isUnderWay) return told('order-closed');
    const more = added.get(order.id) ?? 0;
    if (order.numbers.length + more >= MOST_PARCELS) return told('many');
    entered.set(number, order.id);
    added.set(order.id, more + 1);
    return told('ok');
  });
}
