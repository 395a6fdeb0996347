import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox, MoneyInput, Select, TextInput } from '../../ui/forms/inputs.tsx';
import type { EstimateQuery } from './estimate-query.ts';
import styles from './estimate.module.css';

const TYPING_PAUSE_MS = 500;

const CONDITIONS = [
  { value: 'unknown', label: 'Chưa rõ' },
  { value: 'new', label: 'Mới' },
  { value: 'used', label: 'Đã qua sử dụng' },
];

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What one knows of a thing that is not on a page of ours. The figures stand in the address; they are priced again shortly after each change. */
export function EstimateForm({
  query,
  categories,
  sites,
}: {
  readonly query: EstimateQuery;
  readonly categories: readonly Choice[];
  readonly sites: readonly Choice[];
}) {
  const [price, setPrice] = useState(query.price);
  const [domestic, setDomestic] = useState(query.domestic);
  const change = useSubmitAfterPause();
  return (
    <Form method="get" className={styles.form} onChange={change} preventScrollReset replace>
      {query.shipMode ? <input type="hidden" name="ship" value={query.shipMode} /> : null}
      <MoneyInput
        label="Giá món hàng"
        name="price"
        currency="JPY"
        amount={price}
        onAmount={setPrice}
        hint="Giá trên sàn, chưa cộng gì."
        required
      />
      <TaxCheckbox query={query} />
      <MoneyInput
        label="Phí vận chuyển nội địa Nhật"
        name="domestic"
        currency="JPY"
        amount={domestic}
        onAmount={setDomestic}
        hint="Miễn phí thì ghi 0; chưa biết thì để trống."
        isOptional
      />
      <Select label="Sàn" name="site" options={sites} defaultValue={query.site ?? ''} />
      <Select
        label="Loại hàng"
        name="category"
        options={categories}
        defaultValue={query.category ?? ''}
        hint="Quyết định thuế nhập khẩu và cân nặng ước tính."
      />
      <Select
        label="Tình trạng"
        name="condition"
        options={CONDITIONS}
        defaultValue={query.condition}
      />
      <BoxFields query={query} />
      <Button type="submit" kind="main" isWide>
        Tính giá về tới nhà
      </Button>
    </Form>
  );
}

/** Sends the form shortly after its last change. */
function useSubmitAfterPause() {
  const submit = useSubmit();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  return (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    clearTimeout(pause.current);
    pause.current = setTimeout(
      () => void submit(form, { replace: true, preventScrollReset: true }),
      TYPING_PAUSE_MS,
    );
  };
}

function TaxCheckbox({ query }: { readonly query: EstimateQuery }) {
  return (
    <Checkbox
      name="tax"
      value="10"
      defaultChecked={query.isTaxAdded}
      label="Cửa hàng cộng thêm 10% thuế"
      note={
        <>
          Giá ghi <span lang="ja">税抜</span> (chưa thuế) thì chọn; <span lang="ja">税込</span> (đã
          gồm thuế) hoặc cá nhân bán thì không.
        </>
      }
    />
  );
}

/** Weight and size of the box, as far as they are known. */
function BoxFields({ query }: { readonly query: EstimateQuery }) {
  return (
    <>
      <TextInput
        label="Cân nặng (kg)"
        name="weight"
        inputMode="decimal"
        defaultValue={
          query.weight === undefined ? '' : String(query.weight / 1000).replace('.', ',')
        }
        hint="Cả hộp. Để trống thì Hako ước theo loại hàng."
        isOptional
      />
      <fieldset className={styles.size}>
        <legend>Kích thước hộp (cm, không bắt buộc)</legend>
        <TextInput
          label="Dài"
          name="length"
          inputMode="numeric"
          defaultValue={query.size?.length ?? ''}
        />
        <TextInput
          label="Rộng"
          name="width"
          inputMode="numeric"
          defaultValue={query.size?.width ?? ''}
        />
        <TextInput
          label="Cao"
          name="height"
          inputMode="numeric"
          defaultValue={query.size?.height ?? ''}
        />
      </fieldset>
    </>
  );
}
