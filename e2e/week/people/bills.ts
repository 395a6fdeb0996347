/** Customers, by their number, who pay the carrier when the goods arrive. */
export const COD_BILLS: readonly number[] = [1, 2];
