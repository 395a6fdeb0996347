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
  const [typed, setTyped] = useState<CardBody>({
    card_no: card?.card_no ?? '',
    card_name: card?.card_name ?? holder,
    card_format: card?.card_format ?? 'account',
    bank_no: card?.bank_no ?? '',
    bank_branch: card?.bank_branch ?? '',
  });
  const put = (more: Partial<CardBody>) => setTyped((now) => ({ ...now, ...more }));
  const { proof, fields } = useOwnerProof(ways);
  const save = useAction((body: CardBody & OwnerProof, idempotencyKey) =>
    card
      ? call(changeCardEndpoint, { params: { id: card.id }, body }, { idempotencyKey })
      : call(addCardEndpoint, { body }, { idempotencyKey }),
  );

  async function submit() {
    const saved = await save.run({ ...typed, ...proof });
    if (!saved) return;
    toast(saved.message, 'good');
    onSaved();
    await revalidate();
  }

  return (
    <Form onSubmit={submit} refusal={save.refusal}>
      <AccountCode
        onRead={({ bank_no, card_no, card_format, card_name }) =>
          put({ bank_no, card_no, card_format, ...(card_name ? { card_name } : {}) })
        }
      />
      <BankSelect banks={banks} typed={typed} put={put} />
      <AccountFields typed={typed} put={put} />
      {fields}
      <Button type="submit" kind="main" isWide isBusy={save.isBusy}>
        Lưu tài khoản
      </Button>
      <p>
        Vì an toàn của bạn, Hako báo tới email và số điện thoại của bạn, và mọi khoản rút chỉ được
        chuyển sau 24 giờ.
      </p>
    </Form>
  );
}

interface PartProps {
  readonly typed: CardBody;
  readonly put: (more: Partial<CardBody>) => void;
}

function BankSelect({ banks, typed, put }: PartProps & { readonly banks: readonly Bank[] }) {
  return (
    <Select
      label="Ngân hàng"
      required
      value={typed.bank_no}
      onChange={(event) => put({ bank_no: event.currentTarget.value })}
      options={[
        { value: '', label: 'Chọn ngân hàng', isDisabled: true },
        ...banks.map((bank) => ({
          value: bank.atm_bin,
          label: `${bank.short_name} – ${bank.vn_name}`,
        })),
      ]}
    />
  );
}

function AccountFields({ typed, put }: PartProps) {
  return (
    <>
      <Select
        label="Loại số"
        value={typed.card_format}
        onChange={(event) =>
          put({ card_format: event.currentTarget.value === 'card' ? 'card' : 'account' })
        }
        options={[
          { value: 'account', label: 'Số tài khoản' },
          { value: 'card', label: 'Số thẻ ATM' },
        ]}
      />
      <TextInput
        label={typed.card_format === 'card' ? 'Số thẻ' : 'Số tài khoản'}
        required
        inputMode={typed.card_format === 'card' ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={30}
        value={typed.card_no}
        onChange={(event) => put({ card_no: event.currentTarget.value })}
      />
      <TextInput
        label="Tên chủ tài khoản"
        required
        hint="Nên là tên của chính bạn; tên khác sẽ được kế toán hỏi lại."
        autoComplete="off"
        maxLength={80}
        value={typed.card_name}
        onChange={(event) => put({ card_name: event.currentTarget.value })}
      />
      <TextInput
        label="Chi nhánh"
        isOptional
        maxLength={120}
        value={typed.bank_branch}
        onChange={(event) => put({ bank_branch: event.currentTarget.value })}
      />
    </>
  );
}
