import { type AddressRow, listAddressesEndpoint } from '@hako/contract/customers/addresses';
import {
  listExtraServicesEndpoint,
  listWarehousesEndpoint,
  type ShipModeRow,
} from '@hako/contract/shipping/shipping';
import { useEffect, useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import type { ExtraService } from './service-choice.tsx';

export type Address = Static<typeof AddressRow>;

/** What a customer can choose from; each part undefined until it was read. */
export interface Offers {
  readonly addresses: readonly Address[] | undefined;
  readonly modes: readonly Static<typeof ShipModeRow>[] | undefined;
  readonly services: readonly ExtraService[] | undefined;
  /** There is no address in the book: nothing can be ordered before one is added. */
  readonly lacksAddress: boolean;
  /** An address was added. */
  readonly put: (address: Address) => void;
}

type Read = Pick<Offers, 'addresses' | 'modes' | 'services'>;

const NOTHING: Read = { addresses: undefined, modes: undefined, services: undefined };

/** Reads what can be chosen at checkout, once. A part that cannot be read is not offered. */
export function useOffers(): Offers {
  const [read, setRead] = useState<Read>(NOTHING);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const take = (part: Partial<Read>) =>
      signal.aborted ? undefined : setRead((known) => ({ ...known, ...part }));
    const nothing = () => undefined;
    call(listAddressesEndpoint, {}, { signal }).then(
      ({ data }) => take({ addresses: data }),
      nothing,
    );
    call(listWarehousesEndpoint, { query: { route: 'JP' } }, { signal }).then(
      ({ data }) => take({ modes: (data.results[0]?.source_ship_mode ?? []).filter(isOpen) }),
      nothing,
    );
    call(listExtraServicesEndpoint, { query: {} }, { signal }).then(
      ({ data }) => take({ services: data }),
      nothing,
    );
    return () => stop.abort();
  }, []);
  return {
    ...read,
    lacksAddress: read.addresses?.length === 0,
    put: (address) =>
      setRead((known) => ({ ...known, addresses: [...(known.addresses ?? []), address] })),
  };
}

const isOpen = ({ active }: Static<typeof ShipModeRow>): boolean => active;
