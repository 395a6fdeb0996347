import type { DeskBill } from '@hako/contract/billing/desk-slips';

export interface Props {
  readonly bill: DeskBill;
  readonly onDone: () => void;
}
