/** What a file says of money that belongs to no order. */
export const siteCell = (site: string): string => site || 'Ngoài đơn hàng';
