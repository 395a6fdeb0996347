/** What becomes of the bill of each customer, by their number. */
export const COMPLAINED_BILL = 0;
/** Paid to the carrier when the goods arrive. */
export const COD_BILLS: readonly number[] = [1, 2];
/** Nobody opened: brought a second time. */
export const SENT_AGAIN_BILL = 3;
/** Nobody opened: the customer comes for it. */
export const COLLECTED_BILL = 4;
export const LOST_BILL = 5;
/** Those that arrive at the first attempt. */
export const ARRIVING_BILLS: readonly number[] = [COMPLAINED_BILL, ...COD_BILLS, 6, 7];
