import { addCardEndpoint, type BankCard, changeCardEndpoint } from '@hako/contract/payouts/payouts';
import type { OwnerProof } from '@hako/contract/identity/owner';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { type ProofWays, useOwnerProof } from '../../parts/owner-proof/use-owner-proof.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Select, TextInput } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { AccountCode } from './account-code.tsx';

export interface Bank {
  readonly atm_bin: string;
  readonly short_name: string;
  readonly vn_name: string;
}

interface CardBody {
  readonly card_no: string;
  readonly card_name: string;
  readonly card_format: 'account' | 'card';
  readonly bank_no: string;
  readonly bank_branch: string;
}

/** A bank account that money goes back to: a new one, or one to correct. */
export function CardForm({
  banks,
  card,
  holder,
  ways,
  onSaved,
}: {
  readonly banks: readonly Bank[];
  readonly card?: BankCard | undefined;
  /** The customer's own name, proposed. */
  readonly holder: string;
  readonly ways: ProofWays;
  readonly onSaved: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [bin, setBin] = useState(card?.bank_no ?? '');
  const [number, setNumber] = useState(card?.card_no ?? '');
  const [name, setName] = useState(card?.card_name ?? holder);
  const [branch, setBranch] = useState(card?.bank_branch ?? '');
  const [format, setFormat] = useState<'account' | 'card'>(card?.card_format ?? 'account');
  const { proof, fields } = useOwnerProof(ways);
  const save = useAction((body: CardBody & OwnerProof, idempotencyKey) =>
    card
      ? call(changeCardEndpoint, { params: { id: card.id }, body }, { idempotencyKey })
      : call(addCardEndpoint, { body }, { idempotencyKey }),
  );

  async function submit() {
    const body = {
      card_no: number,
      card_name: name,
      card_format: format,
      bank_no: bin,
      bank_branch: branch,
      ...proof,
    };
    const saved = await save.run(body);
    if (!saved) return;
    toast(saved.message, 'good');
    onSaved();
    await revalidate();
  }

  return (
    <Form onSubmit={submit} refusal={save.refusal}>
      <AccountCode
        onRead={(account) => {
          setBin(account.bank_no);
          setNumber(account.card_no);
          setFormat(account.card_format);
          if (account.card_name) setName(account.card_name);
        }}
      />
      <Select
        label="Ngân hàng"
        required
        value={bin}
        onChange={(event) => setBin(event.currentTarget.value)}
        options={[
          { value: '', label: 'Chọn ngân hàng', isDisabled: true },
          ...banks.map((bank) => ({
            value: bank.atm_bin,
            label: `${bank.short_name} – ${bank.vn_name}`,
          })),
        ]}
      />
      <Select
        label="Loại số"
        value={format}
        onChange={(event) => setFormat(event.currentTarget.value === 'card' ? 'card' : 'account')}
        options={[
          { value: 'account', label: 'Số tài khoản' },
          { value: 'card', label: 'Số thẻ ATM' },
        ]}
      />
      <TextInput
        label={format === 'card' ? 'Số thẻ' : 'Số tài khoản'}
        required
        inputMode={format === 'card' ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={30}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <TextInput
        label="Tên chủ tài khoản"
        required
        hint="Nên là tên của chính bạn; tên khác sẽ được kế toán hỏi lại."
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Chi nhánh"
        isOptional
        maxLength={120}
        value={branch}
        onChange={(event) => setBranch(event.currentTarget.value)}
      />
      {fields}
      <Button type="submit" kind="main" isWide isBusy={save.isBusy}>
        Lưu tài khoản
      </Button>
      <p>
        Vì an toàn của bạn, Hako báo tới e-mail và số điện thoại của bạn, và mọi khoản rút chỉ được
        chuyển sau 24 giờ.
      </p>
    </Form>
  );
}
