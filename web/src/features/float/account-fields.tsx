import type { FloatAccountRow } from '@hako/contract/float/accounts';
import { SITES, type Site } from '@hako/contract/marketplaces/sites';
import { useState } from 'react';
import { Checkbox, MoneyInput, TextInput } from '../../ui/forms/inputs.tsx';
import { siteName } from './float-words.ts';
import styles from './account-fields.module.css';

export interface AccountDraft {
  readonly name: string;
  readonly sites: Site[];
  /** Yen; a card may owe this much before somebody is told. */
  readonly bound: number | undefined;
  readonly note: string;
}

const EMPTY: AccountDraft = { name: '', sites: [], bound: undefined, note: '' };

/** What is being typed of an account. */
export function useDraft(account?: FloatAccountRow) {
  const [draft, setDraft] = useState<AccountDraft>(
    account
      ? {
          name: account.name,
          sites: [...account.sites],
          bound: account.low_jpy === null ? undefined : Math.abs(account.low_jpy),
          note: account.note,
        }
      : EMPTY,
  );
  return { draft, change: (part: Partial<AccountDraft>) => setDraft({ ...draft, ...part }) };
}

/** As the server keeps it: what a card may owe is below zero. */
export const wiredDraft = ({ name, sites, bound, note }: AccountDraft, isCard: boolean) => ({
  name: name.trim(),
  sites,
  low_jpy: bound === undefined ? null : isCard ? 0 - bound : bound,
  note: note.trim(),
});

/** The fields that a new account and a known one have in common. */
export function AccountFields({
  draft,
  isCard,
  onDraft,
}: {
  readonly draft: AccountDraft;
  readonly isCard: boolean;
  readonly onDraft: (part: Partial<AccountDraft>) => void;
}) {
  const { name, sites, bound, note } = draft;
  return (
    <>
      <TextInput
        label="Tên để gọi"
        hint="Không ghi số thẻ hay số tài khoản"
        required
        minLength={2}
        maxLength={60}
        value={name}
        onChange={(event) => onDraft({ name: event.currentTarget.value })}
      />
      <fieldset>
        <legend>Trả mặc định cho các sàn</legend>
        <div className={styles.sites}>
          {(Object.keys(SITES) as Site[]).map((site) => (
            <Checkbox
              key={site}
              label={siteName(site)}
              checked={sites.includes(site)}
              onChange={(event) =>
                onDraft({
                  sites: event.currentTarget.checked
                    ? [...sites, site]
                    : sites.filter((one) => one !== site),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <MoneyInput
        label={isCard ? 'Báo khi nợ quá' : 'Báo khi còn dưới'}
        currency="JPY"
        isOptional
        amount={bound}
        onAmount={(amount) => onDraft({ bound: amount })}
      />
      <TextInput
        label="Ghi chú"
        isOptional
        maxLength={300}
        value={note}
        onChange={(event) => onDraft({ note: event.currentTarget.value })}
      />
    </>
  );
}
