import type { OfferRow } from '@hako/contract/negotiation/negotiation';

type Tone = 'plain' | 'good' | 'bad' | 'act' | 'estimate';

/** How the states of a price request look; their words come with the answer. */
export const OFFER_TONES: Readonly<Record<OfferRow['state'], Tone>> = {
  waiting: 'estimate',
  sent: 'act',
  accepted: 'good',
  bought: 'good',
  cancelled: 'plain',
  expired: 'plain',
};

/** Who moved it, as its history tells. */
export const MOVER_WORDS: Readonly<Record<string, string>> = {
  customer: 'Bạn',
  staff: 'Nhân viên Hako',
  system: 'Tự động',
};

export const isOpenOffer = ({ state }: Pick<OfferRow, 'state'>): boolean =>
  state === 'waiting' || state === 'sent' || state === 'accepted';
