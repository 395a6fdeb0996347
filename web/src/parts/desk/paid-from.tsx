import { type FloatAccountRow, listFloatAccountsEndpoint } from '@hako/contract/float/accounts';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { formatYen } from '../../text/money.ts';
import { Select } from '../../ui/forms/inputs.tsx';

/** Which account of ours paid; asked only where there are any. */
export function PaidFrom({
  account,
  onAccount,
}: {
  readonly account: string;
  readonly onAccount: (id: string) => void;
}) {
  const accounts = useAccounts();
  if (accounts.length === 0) return null;
  return (
    <Select
      label="Trả từ tài khoản"
      value={account}
      options={[
        { value: '', label: 'Tài khoản mặc định của sàn' },
        ...accounts.map(({ id, name, balance_jpy: balance }) => ({
          value: id,
          label: `${name} (còn ${formatYen(balance)})`,
        })),
      ]}
      onChange={(event) => onAccount(event.currentTarget.value)}
    />
  );
}

/** Open accounts; none while they are not read, or cannot be: a purchase is recorded all the same. */
function useAccounts(): readonly FloatAccountRow[] {
  const [accounts, setAccounts] = useState<readonly FloatAccountRow[]>([]);
  useEffect(() => {
    let isHere = true;
    const show = ({ rows }: { readonly rows: readonly FloatAccountRow[] }) =>
      isHere && setAccounts(rows.filter(({ kind, is_open }) => is_open && kind !== 'unsorted'));
    void call(listFloatAccountsEndpoint).then(show, () => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return accounts;
}
