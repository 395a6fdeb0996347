import type { JapaneseAddress as Address } from '@hako/contract/desk/purchases';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import styles from '../desk.module.css';

/** The parts as the forms of marketplaces ask for them. */
const PARTS = [
  ['postal_code', 'Mã bưu điện (〒)'],
  ['prefecture', 'Tỉnh (都道府県)'],
  ['city', 'Quận, thành phố (市区町村)'],
  ['street', 'Số nhà (番地)'],
  ['building', 'Tòa nhà và mã đơn (建物名)'],
  ['name', 'Tên (氏名)'],
  ['name_kana', 'Tên bằng katakana (フリガナ)'],
  ['phone', 'Điện thoại (電話番号)'],
] as const satisfies readonly (readonly [keyof Address, string])[];

/** Where the seller sends it: copied whole, or part by part. */
export function JapaneseAddress({ address }: { readonly address: Address | null }) {
  return (
    <Card
      title="Địa chỉ nhận hàng tại Nhật"
      level={3}
      action={
        address && (
          <CopyButton value={address.text} name="địa chỉ kho Nhật" label="Chép cả địa chỉ" />
        )
      }
    >
      {address ? (
        <Stack>
          <address lang="ja" className={styles.address}>
            {address.text}
          </address>
          <ul role="list" className={styles.parts}>
            {PARTS.map(([key, label]) => (
              <li key={key}>
                <span>
                  {label}: <span lang="ja">{address[key]}</span>
                </span>
                <CopyButton value={address[key]} name={label} />
              </li>
            ))}
          </ul>
        </Stack>
      ) : (
        <Banner tone="bad">Chưa cài địa chỉ kho Nhật, nên chưa có gì để chép.</Banner>
      )}
    </Card>
  );
}
