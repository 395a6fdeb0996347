import { ORDER_CHOICES, type OrderChoice } from '@hako/contract/orders/choices';

/** What was chosen anew, `address,note`, in words. */
export const chosenWords = (chosen: string): string =>
  chosen
    .split(',')
    .map((one) => ORDER_CHOICES[one as OrderChoice] ?? one)
    .join(', ');
