import { listAddressesEndpoint } from '@hako/contract/customers/addresses';
import { listProvincesEndpoint } from '@hako/contract/places/places';
import { useRevalidator, useSearchParams } from 'react-router';
import { load } from '../../../api/load.ts';
import { AddressCard } from '../../../features/customers/address-list.tsx';
import { AddressForm } from '../../../parts/address/address-form.tsx';
import { vi } from '../../../text/vi.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import type { Route } from './+types/addresses';

export const meta: Route.MetaFunction = () => [{ title: 'Sổ địa chỉ · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  const [addresses, provinces] = await Promise.all([
    load(context, listAddressesEndpoint),
    load(context, listProvincesEndpoint),
  ]);
  return { addresses: addresses.data, provinces: provinces.data };
}

/** `?them=1` opens the form for a new address, `?sua=<id>` the form of one, so that other pages can lead straight to it. */
export default function AddressesPage({
  loaderData: { addresses, provinces },
}: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const { revalidate } = useRevalidator();
  const edited = addresses.find(({ _id }) => _id === search.get('sua'));
  const isOpen = search.has('them') || edited !== undefined;
  const go = (query: Record<string, string>) => setSearch(query, { preventScrollReset: true });
  const close = () => setSearch({}, { preventScrollReset: true, replace: true });

  async function saved() {
    toast(vi.saved, 'good');
    close();
    await revalidate();
  }
  const add = (
    <Button kind="main" onClick={() => go({ them: '1' })}>
      Thêm địa chỉ
    </Button>
  );
  return (
    <Stack gap={3}>
      <Row isSpread>
        <h1>Sổ địa chỉ</h1>
        {addresses.length > 0 ? add : null}
      </Row>
      {addresses.length === 0 ? (
        <EmptyState title="Bạn chưa có địa chỉ nhận hàng" action={add}>
          Có địa chỉ, giá về tới nhà sẽ được tính sát hơn.
        </EmptyState>
      ) : null}
      {addresses.map((address) => (
        <AddressCard key={address._id} address={address} onEdit={() => go({ sua: address._id })} />
      ))}
      <Sheet isOpen={isOpen} onClose={close} title={edited ? 'Sửa địa chỉ' : 'Thêm địa chỉ'}>
        {isOpen ? (
          <AddressForm
            key={edited?._id ?? 'new'}
            address={edited}
            provinces={provinces}
            onSaved={() => void saved()}
          />
        ) : null}
      </Sheet>
    </Stack>
  );
}
