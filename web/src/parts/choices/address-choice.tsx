import { listProvincesEndpoint, type ProvinceRow } from '@hako/contract/places/places';
import { useEffect, useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Select } from '../../ui/forms/inputs.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { Skeleton } from '../../ui/frames/states.tsx';
import { AddressForm } from '../address/address-form.tsx';
import type { Address, Offers } from './use-offers.ts';

/** An address that was copied into an order. */
export interface KeptAddress {
  readonly id: string;
  readonly text: string;
}

/** Where it goes: one of the book, or a new one that is written here. */
export function AddressChoice({
  offers,
  chosen,
  kept,
  note,
  onChoose,
}: {
  readonly offers: Offers;
  readonly chosen: string | null;
  readonly kept?: KeptAddress | undefined;
  /** What the delivery adds. */
  readonly note: string | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const [isAdding, setAdding] = useState(false);
  const { addresses } = offers;
  const isKeptAway =
    kept !== undefined && kept.text !== '' && !addresses?.some(({ _id }) => _id === kept.id);
  const lacksAddress = offers.lacksAddress && !isKeptAway;
  if (!addresses) return <Skeleton lines={1} />;
  function take(address: Address) {
    offers.put(address);
    setAdding(false);
    onChoose(address._id);
  }
  return (
    <Stack gap={1}>
      {lacksAddress ? (
        <p>Hako giao món này tới đâu? Địa chỉ được lưu cho những lần sau.</p>
      ) : (
        <Select
          label="Giao tới"
          hint={note}
          value={chosen ?? addresses.find(({ primary }) => primary)?._id ?? ''}
          options={[
            ...(isKeptAway ? [{ value: kept.id, label: kept.text }] : []),
            ...addresses.map(({ _id, name, text }) => ({ value: _id, label: `${name}, ${text}` })),
          ]}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
      {lacksAddress || isAdding ? (
        <NewAddress onSaved={take} />
      ) : (
        <Button kind="quiet" isSmall onClick={() => setAdding(true)}>
          Thêm địa chỉ khác
        </Button>
      )}
    </Stack>
  );
}

function NewAddress({ onSaved }: { readonly onSaved: (address: Address) => void }) {
  const [provinces, setProvinces] = useState<readonly Static<typeof ProvinceRow>[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    call(listProvincesEndpoint, {}, { signal: stop.signal }).then(
      ({ data }) => (stop.signal.aborted ? undefined : setProvinces(data)),
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return <AddressForm provinces={provinces} saveWord="Lưu địa chỉ" onSaved={onSaved} />;
}
