import type { CheckoutChoices as Choices } from '@hako/contract/kit/checkout-choices';
import type { CouponEffect } from '@hako/contract/promotions/promotions';
import { useState } from 'react';
import { shipModeText } from '../../text/contact.ts';
import { formatDong } from '../../text/money.ts';
import { Select, TextArea } from '../../ui/forms/inputs.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { CouponField } from '../checkout/coupon-field.tsx';
import { AddressChoice, type KeptAddress } from './address-choice.tsx';
import { type Breakdown, deliveryWords, freightWords, servicesSum } from './choice-costs.ts';
import { ServiceChoice } from './service-choice.tsx';
import type { Offers } from './use-offers.ts';

/** Nothing was chosen yet, but the way from Japan when a page knows it. */
export const noChoices = (shipMode?: string): Choices => ({
  address_id: null,
  ship_mode: shipMode ?? null,
  services_extra: [],
  note: null,
  discount_codes: [],
});

/** Of the codes that were tried, those that take something off. */
export const usableCodes = (effects: readonly CouponEffect[] | undefined): string[] =>
  (effects ?? []).filter(({ refusal }) => refusal === null).map(({ code }) => code);

interface Props {
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
  readonly offers: Offers;
  /** The address that an order has, though it may have left the book. */
  readonly kept?: KeptAddress;
  /** What may still be changed; all of it when absent. */
  readonly may?: { readonly way: boolean; readonly door: boolean };
  /** What is bought costs this with these choices; empty until it is known. */
  readonly breakdowns: readonly Breakdown[];
  /** What the codes take off; undefined until it is known. */
  readonly effects: readonly CouponEffect[] | undefined;
  /** The code that was chosen for the customer. */
  readonly chosenForThem?: string | null | undefined;
  /** A price with these choices is being asked for. */
  readonly isBusy: boolean;
}

/**
 * Everything that is chosen at checkout, each with what it adds: address, ship mode, services,
 * note, coupons.
 */
export function CheckoutChoices(props: Props) {
  const { choices, onChoose, offers, effects, isBusy, may } = props;
  const breakdowns = useLastKnown(props.breakdowns);
  const put = (more: Partial<Choices>) => onChoose({ ...choices, ...more });
  const forServices = servicesSum(breakdowns);
  return (
    <Stack>
      <AddressChoice
        offers={offers}
        chosen={choices.address_id}
        kept={props.kept}
        note={deliveryWords(breakdowns)}
        onChoose={(address_id) => put({ address_id })}
      />
      {may?.way === false ? null : <ShipModeChoice {...{ choices, offers, breakdowns, put }} />}
      {offers.services?.length && may?.way !== false ? (
        <ServiceChoice
          services={offers.services}
          chosen={choices.services_extra}
          added={forServices > 0 ? `+${formatDong(forServices)}` : undefined}
          isBusy={false}
          onChoose={(codes) => put({ services_extra: [...codes] })}
        />
      ) : null}
      <TextArea
        label="Ghi chú cho người mua"
        isOptional
        rows={2}
        maxLength={500}
        value={choices.note ?? ''}
        onChange={(event) => put({ note: event.currentTarget.value })}
      />
      {may?.way === false ? null : (
        <CouponField
          codes={choices.discount_codes}
          effects={effects}
          chosenForThem={props.chosenForThem}
          isBusy={isBusy && choices.discount_codes.length > 0}
          onCodes={(codes) => put({ discount_codes: [...codes] })}
        />
      )}
    </Stack>
  );
}

/** While another price is asked for, the last one stays on show, so that nothing jumps. */
function useLastKnown(breakdowns: readonly Breakdown[]): readonly Breakdown[] {
  const [known, setKnown] = useState(breakdowns);
  const isNew = breakdowns.length > 0 && breakdowns.some((one, index) => one !== known[index]);
  if (isNew) setKnown(breakdowns);
  return isNew ? breakdowns : known;
}

/** The way from Japan; what the server takes by itself stands chosen until another one is. */
function ShipModeChoice({
  choices,
  offers,
  breakdowns,
  put,
}: Pick<Props, 'choices' | 'offers' | 'breakdowns'> & {
  readonly put: (more: Partial<Choices>) => void;
}) {
  const modes = offers.modes ?? [];
  const chosen = choices.ship_mode ?? breakdowns[0]?.ship_mode;
  if (modes.length === 0 || chosen === undefined) return null;
  const isKnown = modes.some(({ value }) => value === chosen);
  return (
    <Select
      label="Cách vận chuyển"
      hint={freightWords(breakdowns)}
      value={chosen}
      options={[
        ...(isKnown ? [] : [{ value: chosen, label: shipModeText(chosen) }]),
        ...modes.map(({ value, label, time_est: days }) => ({
          value,
          label: `${label}, ${days.min}–${days.max} ngày`,
        })),
      ]}
      onChange={(event) => put({ ship_mode: event.currentTarget.value })}
    />
  );
}
