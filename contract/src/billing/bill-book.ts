import { type Static, Type } from 'typebox';
import { DeskMoney } from '../desk/order-book.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text } from '../kit/shapes.ts';
import { OrderNoteRow } from '../orders/notes.ts';
import { byCode } from './slips.ts';

export const BillBook = Type.Object({
  /** Null for whoever may not open customers. */
  customer: Nullable(Type.Object({ id: Text, customer_no: Text, full_name: Text })),
  /**
   * What moved for the bill itself, without what was paid for its orders before. Null for whoever
   * works in a warehouse alone.
   */
  money: Nullable(DeskMoney),
  /** About its orders, the newest first. */
  notes: Type.Array(Type.Object({ ...OrderNoteRow.properties, order_code: Text })),
});
export type BillBook = Static<typeof BillBook>;

export const readBillBookEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/bills/{code}/book',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary:
    'What belongs to a bill besides itself: its customer, its money by the ledger, and the notes about its orders.',
  params: byCode,
  reply: Type.Object({ data: BillBook }),
  refusals: ['billing.not-found'],
});
