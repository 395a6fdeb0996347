import { useState } from 'react';
import { Checkbox, TextArea, TextInput } from '../../ui/forms/inputs.tsx';

/** Who a paper is for; only a company has the two below. */
export interface Buyer {
  readonly name: string;
  readonly tax_code?: string | undefined;
  readonly address?: string | undefined;
}

/** Who a paper is for, while it is typed. */
export interface BuyerDraft {
  readonly isCompany: boolean;
  readonly name: string;
  readonly taxCode: string;
  readonly address: string;
}

const draftOf = ({ name, tax_code = '', address = '' }: Buyer): BuyerDraft => ({
  isCompany: tax_code !== '',
  name,
  taxCode: tax_code,
  address,
});

/** What was typed, as the server takes it. */
export const buyerOf = ({ isCompany, name, taxCode, address }: BuyerDraft): Buyer =>
  isCompany ? { name, tax_code: taxCode, address } : { name };

export const isSameBuyer = (one: Buyer, other: Buyer): boolean =>
  one.name === other.name &&
  (one.tax_code ?? '') === (other.tax_code ?? '') &&
  (one.address ?? '') === (other.address ?? '');

export const useBuyer = (buyer: Buyer) => useState(() => draftOf(buyer));

interface Props {
  readonly draft: BuyerDraft;
  readonly onDraft: (draft: BuyerDraft) => void;
  /** Who the goods go to: a company is hardly called like them. */
  readonly receiver?: string;
}

/** A person by name, or a company with its tax code and address. */
export function BuyerFields({ draft, onDraft, receiver = '' }: Props) {
  const { isCompany, name, taxCode, address } = draft;
  const choose = (next: boolean) => {
    const isUntouched = name === (next ? receiver : '');
    const other = next ? '' : receiver;
    onDraft({ ...draft, isCompany: next, name: isUntouched ? other : name });
  };
  return (
    <>
      <Checkbox
        label="Xuất cho công ty"
        checked={isCompany}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <TextInput
        label={isCompany ? 'Tên công ty' : 'Họ và tên'}
        required
        maxLength={200}
        autoComplete={isCompany ? 'organization' : 'name'}
        value={name}
        onChange={(event) => onDraft({ ...draft, name: event.currentTarget.value })}
      />
      {isCompany ? (
        <>
          <TextInput
            label="Mã số thuế"
            required
            inputMode="numeric"
            maxLength={20}
            value={taxCode}
            onChange={(event) => onDraft({ ...draft, taxCode: event.currentTarget.value })}
          />
          <TextArea
            label="Địa chỉ"
            required
            rows={2}
            maxLength={300}
            value={address}
            onChange={(event) => onDraft({ ...draft, address: event.currentTarget.value })}
          />
        </>
      ) : null}
    </>
  );
}
