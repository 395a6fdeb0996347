import type { CarrierName } from '@hako/contract/billing/carriers';
import type { Dong } from '../../../kernel/money.ts';
import type { BillState } from '../slips/bill.ts';

/** What a carrier is asked to deliver. Grams and centimetres. */
export interface Delivery {
  /** Our code of this parcel (`referenceOf`): the carrier keeps it, so that a lost answer can be looked up. */
  readonly reference: string;
  readonly receiver: string;
  /** E.164. */
  readonly phone: string;
  readonly line: string;
  readonly commune: string;
  readonly district: string;
  readonly province: string;
  readonly weightG: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
  /** What the goods are worth, for insurance. */
  readonly value: Dong;
  /** What the carrier takes at the door; 0: nothing. */
  readonly collect: Dong;
  readonly contents: readonly {
    readonly name: string;
    readonly code: string;
    readonly quantity: number;
  }[];
}

export interface Accepted {
  readonly code: string;
  readonly fee: Dong | undefined;
  readonly expectedAt: Date | undefined;
}

export type CarrierAnswer =
  | ({ readonly isAccepted: true } & Accepted)
  | { readonly isAccepted: false; readonly reason: string };

/** What a carrier told about a delivery. `status` in its own words; `meaning` undefined when it moves nothing, or we do not know the word. */
export interface CarrierEvent {
  readonly carrier: CarrierName;
  readonly code: string;
  /** Our own code, where the carrier repeats it: a delivery whose answer was lost is known again by it. */
  readonly reference: string | undefined;
  readonly type: string;
  readonly status: string;
  readonly meaning: BillState | undefined;
  readonly at: Date;
  readonly told: unknown;
}

/** What a webhook brings besides its data, to tell whether it is who it says. */
export interface WebhookRequest {
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

/** One carrier. `create` may throw an `Outage`; with `isMaybeApplied` it is never sent again but looked up with `find`. */
export interface Carrier {
  readonly name: CarrierName;
  create(delivery: Delivery): Promise<CarrierAnswer>;
  /** By our own code. Without it the carrier cannot be asked: its webhook tells, or a person looks. */
  readonly find?: (reference: string) => Promise<Accepted | undefined>;
  /** Where a parcel is now, as an event; undefined when the carrier does not know it. */
  readonly track?: (code: string) => Promise<CarrierEvent | undefined>;
  /** Whether a webhook shows what was agreed. */
  isFromCarrier(request: WebhookRequest): boolean;
}

/** The body of a webhook as an event; undefined when it is none. Kept bodies are read again by it. */
export type ReadEvent = (body: unknown) => CarrierEvent | undefined;
