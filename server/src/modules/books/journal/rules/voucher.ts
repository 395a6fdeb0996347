/**
 * Day and place of an entry as one number, `260321-000045`: short, unique, and in the order of
 * time.
 */
export const voucherOf = (day: string, place: number): string =>
  `${day.slice(2).replaceAll('-', '')}-${String(place).padStart(6, '0')}`;

/** Its day and place again. */
export function readVoucher(voucher: string): { day: string; place: number } {
  const [date = '', place = ''] = voucher.split('-');
  const day = `20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4, 6)}`;
  return { day, place: Number(place) };
}
