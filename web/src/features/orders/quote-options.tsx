import { AddressChoice } from '../../parts/choices/address-choice.tsx';
import { ServiceChoice } from '../../parts/choices/service-choice.tsx';
import type { Offers } from '../../parts/choices/use-offers.ts';
import { formatDong } from '../../text/money.ts';
import { Stack } from '../../ui/frames/card.tsx';
import { Select } from '../../ui/forms/inputs.tsx';

/** What may be chosen of a thing before anybody has priced it. */
export interface QuoteChoices {
  /** Null: the primary address. */
  readonly addressId: string | null;
  /** Empty: through the warehouse nearest to the address. */
  readonly shipMode: string;
  readonly services: readonly string[];
}

export const NO_CHOICES: QuoteChoices = { addressId: null, shipMode: '', services: [] };

/**
 * Where a thing goes, how, and what is done with it on the way; the answer prices them. Coupons
 * follow when it is paid.
 */
export function QuoteOptions({
  choices,
  offers,
  onChoose,
}: {
  readonly choices: QuoteChoices;
  readonly offers: Offers;
  readonly onChoose: (choices: QuoteChoices) => void;
}) {
  const put = (more: Partial<QuoteChoices>) => onChoose({ ...choices, ...more });
  const { modes = [], services = [] } = offers;
  return (
    <Stack>
      <AddressChoice
        offers={offers}
        chosen={choices.addressId}
        note={undefined}
        onChoose={(addressId) => put({ addressId })}
      />
      {modes.length > 0 ? (
        <Select
          label="Cách vận chuyển"
          value={choices.shipMode}
          options={[
            { value: '', label: 'Hako chọn theo địa chỉ nhận' },
            ...modes.map(({ value, label, time_est: days }) => ({
              value,
              label: `${label}, ${days.min}–${days.max} ngày`,
            })),
          ]}
          onChange={(event) => put({ shipMode: event.currentTarget.value })}
        />
      ) : null}
      {services.length > 0 ? (
        <ServiceChoice
          services={services}
          chosen={choices.services}
          added={addedBy(services, choices.services)}
          isBusy={false}
          onChoose={(codes) => put({ services: codes })}
        />
      ) : null}
    </Stack>
  );
}

/** What the chosen services come to for one piece; nothing where none is chosen. */
function addedBy(services: NonNullable<Offers['services']>, chosen: readonly string[]) {
  const sum = services
    .filter(({ code }) => chosen.includes(code))
    .reduce((total, { price }) => total + price, 0);
  return sum > 0 ? `từ ${formatDong(sum)}` : undefined;
}
