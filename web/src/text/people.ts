/** A customer as staff speak of them: the name and the number that is printed on everything of theirs. */
export const customerName = (customer: {
  readonly full_name: string;
  readonly customer_no: string;
}): string => `${customer.full_name} (${customer.customer_no})`;
