import {
  addAddressEndpoint,
  type AddressRow,
  editAddressEndpoint,
} from '@hako/contract/customers/addresses';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { listCitiesEndpoint, type ProvinceRow } from '@hako/contract/places/places';
import { useEffect, useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Checkbox, Select, TextInput } from '../../ui/forms/inputs.tsx';
import { OldWardSearch } from './old-ward-search.tsx';

type Body = EndpointInput<typeof addAddressEndpoint>['body'];
type Option = { value: string; label: string };

interface Props {
  /** The address that is changed; without one a new one is added. */
  readonly address?: Static<typeof AddressRow>;
  readonly provinces: readonly Static<typeof ProvinceRow>[];
  readonly onSaved: () => void;
}

/** Receiver, phone, province, commune, street: two levels, as Vietnam has had since July 2025. */
export function AddressForm({ address, provinces, onSaved }: Props) {
  const [name, setName] = useState(address?.name ?? '');
  const [phone, setPhone] = useState(address?.phone ?? '');
  const [line, setLine] = useState(address?.address ?? '');
  const [provinceId, setProvince] = useState(String(address?.province_id ?? ''));
  const [wardId, setWard] = useState(String(address?.ward_id ?? ''));
  const [isPrimary, setPrimary] = useState(address?.primary ?? false);
  const [remark, setRemark] = useState(address?.remark ?? '');
  const { communes, refusal } = useCommunes(provinceId);
  const save = useAction(async (body: Body, idempotencyKey) => {
    if (!address) return (await call(addAddressEndpoint, { body }, { idempotencyKey })).data;
    return (
      await call(editAddressEndpoint, { params: { id: address._id }, body }, { idempotencyKey })
    ).data.address;
  });
  const problem = (code: string) =>
    save.refusal?.code === code ? save.refusal.message : undefined;
  const isNamed = [
    'customers.receiver-needed',
    'customers.phone-invalid',
    'customers.line-needed',
    'customers.place-unknown',
  ].includes(save.refusal?.code ?? '');

  async function submit() {
    const body = {
      name,
      phone,
      address: line,
      province_id: Number(provinceId),
      ward_id: Number(wardId),
      remark,
      ...(isPrimary ? { primary: true } : {}),
    };
    if (await save.run(body)) onSaved();
  }

  return (
    <Form onSubmit={submit} refusal={isNamed ? undefined : save.refusal}>
      <TextInput
        label="Người nhận"
        autoComplete="name"
        required
        maxLength={120}
        error={problem('customers.receiver-needed')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Số điện thoại"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        error={problem('customers.phone-invalid')}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <OldWardSearch
        onChosen={({ provinceId: province, id }) => {
          setProvince(String(province));
          setWard(String(id));
        }}
      />
      <Select
        label="Tỉnh, thành phố"
        required
        options={[
          { value: '', label: 'Chọn tỉnh, thành phố' },
          ...provinces.map(({ id, name: label }) => ({ value: String(id), label })),
        ]}
        value={provinceId}
        onChange={(event) => {
          setProvince(event.currentTarget.value);
          setWard('');
        }}
      />
      <Select
        label="Phường, xã"
        required
        disabled={communes.length === 0}
        hint={provinceId ? undefined : 'Chọn tỉnh, thành phố trước.'}
        error={refusal ?? problem('customers.place-unknown')}
        options={[{ value: '', label: 'Chọn phường, xã' }, ...communes]}
        value={wardId}
        onChange={(event) => setWard(event.currentTarget.value)}
      />
      <TextInput
        label="Số nhà, tên đường"
        autoComplete="street-address"
        required
        maxLength={300}
        error={problem('customers.line-needed')}
        value={line}
        onChange={(event) => setLine(event.currentTarget.value)}
      />
      <TextInput
        label="Ghi chú cho người giao"
        isOptional
        maxLength={300}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
      {address?.primary ? null : (
        <Checkbox
          label="Đặt làm địa chỉ chính"
          checked={isPrimary}
          onChange={(event) => setPrimary(event.currentTarget.checked)}
        />
      )}
      <Button type="submit" kind="main" isBusy={save.isBusy}>
        {vi.save}
      </Button>
    </Form>
  );
}

/** The communes of a province, in the order of the Vietnamese alphabet. */
function useCommunes(provinceId: string): {
  communes: readonly Option[];
  refusal: string | undefined;
} {
  const [found, setFound] = useState<{ of: string; communes: readonly Option[] }>({
    of: '',
    communes: [],
  });
  const list = useAction((id: string) => call(listCitiesEndpoint, { params: { id: Number(id) } }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only when another province is chosen
  useEffect(() => {
    if (!provinceId) return;
    void list.run(provinceId).then((reply) => {
      if (!reply) return;
      const communes = reply.data.map(({ id, name }) => ({ value: String(id), label: name }));
      setFound({
        of: provinceId,
        communes: communes.sort((one, other) => one.label.localeCompare(other.label, 'vi')),
      });
    });
  }, [provinceId]);
  return {
    communes: found.of === provinceId ? found.communes : [],
    refusal: list.refusal?.message,
  };
}
