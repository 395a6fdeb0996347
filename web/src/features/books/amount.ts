import { formatDong, formatYen } from '../../text/money.ts';

/** An amount of the books in its currency. */
export const formatAmount = (amount: number, currency: 'VND' | 'JPY'): string =>
  currency === 'VND' ? formatDong(amount) : formatYen(amount);

/** A balance as accountants write it: the side says the sign. */
export const formatBalance = (balance: number, currency: 'VND' | 'JPY'): string =>
  balance === 0 ? '0' : `${formatAmount(Math.abs(balance), currency)} ${balance > 0 ? 'Nợ' : 'Có'}`;
