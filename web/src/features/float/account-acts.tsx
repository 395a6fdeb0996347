import type { FloatAccountRow } from '@hako/contract/float/accounts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../ui/frames/states.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { Tabs } from '../../ui/frames/tabs.tsx';
import { ChangeAccountForm } from './change-account-form.tsx';
import { FundForm } from './fund-form.tsx';
import { OpeningForm } from './opening-form.tsx';
import { TransferForm } from './transfer-form.tsx';

interface Props {
  readonly account: FloatAccountRow;
  readonly accounts: readonly FloatAccountRow[];
}

/** What an accountant does with an account. */
export function AccountActs({ account, accounts }: Props) {
  const tabs = [
    { key: 'fund', label: 'Nạp yên' },
    { key: 'transfer', label: 'Chuyển' },
    ...(account.has_opening ? [] : [{ key: 'opening', label: 'Số dư ban đầu' }]),
    { key: 'change', label: 'Sửa' },
  ];
  const [tab, setTab] = useState('fund');
  const chosen = tabs.some(({ key }) => key === tab) ? tab : 'fund';
  return (
    <Stack>
      {account.is_waiting ? (
        <Banner tone="plain">
          Một đề nghị của tài khoản này đang chờ ở <Link to="/desk/approvals">Chờ duyệt</Link>.
        </Banner>
      ) : null}
      <Tabs label="Việc với tài khoản" tabs={tabs} chosen={chosen} onChoose={setTab}>
        {tabs.map(({ key }) => (
          // All stay, so that a look at another one loses nothing that was typed.
          <div key={key} hidden={key !== chosen}>
            <Act act={key} account={account} accounts={accounts} />
          </div>
        ))}
      </Tabs>
    </Stack>
  );
}

function Act({ act, account, accounts }: Props & { readonly act: string }) {
  if (act === 'change') return <ChangeAccountForm key={account.id} account={account} />;
  if (!account.is_open) return <p>Tài khoản đã đóng. Mở lại ở mục Sửa để ghi tiền vào.</p>;
  if (act === 'transfer') return <TransferForm account={account} accounts={accounts} />;
  if (act === 'opening') return <OpeningForm account={account} />;
  return <FundForm id={account.id} />;
}
