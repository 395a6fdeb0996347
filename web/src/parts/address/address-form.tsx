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
  /** On the button that saves. */
  readonly saveWord?: string;
  readonly onSaved: (address: Static<typeof AddressRow>) => void;
}

const typedOf = (address: Props['address']) => ({
  name: address?.name ?? '',
  phone: address?.phone ?? '',
  line: address?.address ?? '',
  provinceId: String(address?.province_id ?? ''),
  wardId: String(address?.ward_id ?? ''),
  isPrimary: address?.primary ?? false,
  remark: address?.remark ?? '',
});
type Typed = ReturnType<typeof typedOf>;

/** Refusals that are said at the field they speak of. */
const FIELD_PROBLEMS = [
  'customers.receiver-needed',
  'customers.phone-invalid',
  'customers.line-needed',
  'customers.place-unknown',
];

interface PartProps {
  readonly typed: Typed;
  readonly put: (more: Partial<Typed>) => void;
  /** What a refusal of that code says; undefined when there is none. */
  readonly problem: (code: string) => string | undefined;
}

/** Receiver, phone, province, commune, street: two levels, as Vietnam has had since July 2025. */
export function AddressForm({ address, provinces, saveWord = vi.save, onSaved }: Props) {
  const [typed, setTyped] = useState(() => typedOf(address));
  const put = (more: Partial<Typed>) => setTyped((now) => ({ ...now, ...more }));
  const save = useAction(async (body: Body, idempotencyKey) => {
    if (!address) return (await call(addAddressEndpoint, { body }, { idempotencyKey })).data;
    return (
      await call(editAddressEndpoint, { params: { id: address._id }, body }, { idempotencyKey })
    ).data.address;
  });
  const problem = (code: string) =>
    save.refusal?.code === code ? save.refusal.message : undefined;
  const isNamed = FIELD_PROBLEMS.includes(save.refusal?.code ?? '');
  const part = { typed, put, problem };

  async function submit() {
    const saved = await save.run(bodyOf(typed));
    if (saved) onSaved(saved);
  }

  return (
    <Form onSubmit={submit} refusal={isNamed ? undefined : save.refusal}>
      <ReceiverFields {...part} />
      <PlaceFields {...part} provinces={provinces} />
      <StreetFields {...part} isPrimaryNow={address?.primary ?? false} />
      <Button type="submit" kind="main" isBusy={save.isBusy}>
        {saveWord}
      </Button>
    </Form>
  );
}

const bodyOf = ({ name, phone, line, provinceId, wardId, remark, isPrimary }: Typed): Body => ({
  name,
  phone,
  address: line,
  province_id: Number(provinceId),
  ward_id: Number(wardId),
  remark,
  ...(isPrimary ? { primary: true } : {}),
});

function ReceiverFields({ typed, put, problem }: PartProps) {
  return (
    <>
      <TextInput
        label="Người nhận"
        autoComplete="name"
        required
        maxLength={120}
        error={problem('customers.receiver-needed')}
        value={typed.name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Số điện thoại"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        error={problem('customers.phone-invalid')}
        value={typed.phone}
        onChange={(event) => put({ phone: event.currentTarget.value })}
      />
    </>
  );
}

/** Province and commune, found by themselves or by the ward of before. */
function PlaceFields({ typed, put, problem, provinces }: PartProps & Pick<Props, 'provinces'>) {
  const { communes, refusal } = useCommunes(typed.provinceId);
  return (
    <>
      <OldWardSearch
        onChosen={({ provinceId, id }) =>
          put({ provinceId: String(provinceId), wardId: String(id) })
        }
      />
      <Select
        label="Tỉnh, thành phố"
        required
        options={[
          { value: '', label: 'Chọn tỉnh, thành phố' },
          ...provinces.map(({ id, name: label }) => ({ value: String(id), label })),
        ]}
        value={typed.provinceId}
        onChange={(event) => put({ provinceId: event.currentTarget.value, wardId: '' })}
      />
      <Select
        label="Phường, xã"
        required
        disabled={communes.length === 0}
        hint={typed.provinceId ? undefined : 'Chọn tỉnh, thành phố trước.'}
        error={refusal ?? problem('customers.place-unknown')}
        options={[{ value: '', label: 'Chọn phường, xã' }, ...communes]}
        value={typed.wardId}
        onChange={(event) => put({ wardId: event.currentTarget.value })}
      />
    </>
  );
}

function StreetFields({
  typed,
  put,
  problem,
  isPrimaryNow,
}: PartProps & { readonly isPrimaryNow: boolean }) {
  return (
    <>
      <TextInput
        label="Số nhà, tên đường"
        autoComplete="street-address"
        required
        maxLength={300}
        error={problem('customers.line-needed')}
        value={typed.line}
        onChange={(event) => put({ line: event.currentTarget.value })}
      />
      <TextInput
        label="Ghi chú cho người giao"
        isOptional
        maxLength={300}
        value={typed.remark}
        onChange={(event) => put({ remark: event.currentTarget.value })}
      />
      {isPrimaryNow ? null : (
        <Checkbox
          label="Đặt làm địa chỉ chính"
          checked={typed.isPrimary}
          onChange={(event) => put({ isPrimary: event.currentTarget.checked })}
        />
      )}
    </>
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
