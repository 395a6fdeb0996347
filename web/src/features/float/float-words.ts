import type { FloatAccountKind, FloatAccountRow } from '@hako/contract/float/accounts';
import { findSite, SITES } from '@hako/contract/marketplaces/sites';
import { formatYen } from '../../text/money.ts';

export const KIND_WORDS: Readonly<Record<FloatAccountKind, string>> = {
  bank: 'Tài khoản ngân hàng',
  card: 'Thẻ',
  balance: 'Số dư trên sàn',
  unsorted: 'Chưa sắp xếp',
};

export const siteName = (site: string): string => {
  const known = findSite(site);
  return known ? SITES[known].name : site;
};

/** What is told of an act that may wait for a second person. */
export const doneOrAsked =
  (done: string) =>
  ({ is_done: isDone }: { readonly is_done: boolean }): string =>
    isDone ? done : 'Đã gửi đề nghị: chờ người thứ hai duyệt';

/** A balance as people say it: a card owes. */
export const balanceWords = ({
  kind,
  balance_jpy: balance,
}: Pick<FloatAccountRow, 'kind' | 'balance_jpy'>): string => {
  if (balance >= 0) return formatYen(balance);
  return kind === 'unsorted' ? `đã trả ${formatYen(-balance)}` : `nợ ${formatYen(-balance)}`;
};

/** The accounts that money can be moved on, for a choice. */
export const optionsOf = (accounts: readonly FloatAccountRow[]) =>
  accounts
    .filter(({ kind, is_open }) => is_open && kind !== 'unsorted')
    .map((account) => ({
      value: account.id,
      label: `${account.name} (${balanceWords(account)})`,
    }));

/** From which balance on we are warned: a card by what it owes, stored below zero. */
export const warningWords = ({
  kind,
  low_jpy: low,
}: Pick<FloatAccountRow, 'kind' | 'low_jpy'>): string => {
  if (low === null) return '—';
  return kind === 'card' ? `nợ quá ${formatYen(-low)}` : `dưới ${formatYen(low)}`;
};
