import {
  cassoDelivery,
  payosDelivery,
  type Signed,
  sepayDelivery,
} from '../../../server/test-support/rigs/wallet-rig.ts';
import { chanceOf } from '../chance.ts';

/** One transfer of money to our bank, and who tells of it. */
export interface BankTransfer {
  readonly id: number;
  readonly feeds: readonly Feed[];
  readonly amount: number;
  readonly content: string;
  /** Whose it is, by number; undefined: it names nobody, or several. */
  readonly customer: number | undefined;
  /** Of a payment that payOS collects. */
  readonly orderCode: number;
}

export type Feed = 'sepay' | 'casso' | 'payos';

export interface Delivery {
  readonly transfer: BankTransfer;
  readonly feed: Feed;
  /** Which bit of what is sent is turned over, as a share of its length. */
  readonly flip: { readonly where: 'body' | 'signature'; readonly at: number } | undefined;
}

/** How banks and people write it; a number is found in each. */
const CONTENTS: readonly ((phone: string) => string)[] = [
  (phone) => `${phone} QA ODN`,
  (phone) => `MBVCB.327890.${phone} qr odn.CT tu 0123456789 toi 1017588888`,
  (phone) => `IBFT ${phone}QAODN-OQCH0001`,
  (phone) => `84${phone.slice(1)} QA ODN`,
];
const NAMELESS: readonly ((phone: string) => string)[] = [
  (phone) => `nap tien ${phone}`,
  (phone) => `1${phone} QA ODN`,
  (phone) => `${phone} QA ODN 0999999999 QA ODN`,
  () => '0399999999 QA ODN',
];
/** One transaction told by two feeds of one account is one transaction. */
const FEEDS: readonly (readonly Feed[])[] = [
  ['sepay'],
  ['sepay'],
  ['casso'],
  ['casso'],
  ['payos'],
  ['sepay', 'casso'],
];
const FLIPPED = 0.08;

/** Transfers to the customers with these phones (`09…`); each told one to twenty times by each of its feeds, everything shuffled. */
export function bankDay(
  seed: number,
  transfers: number,
  phones: readonly string[],
  links: readonly { orderCode: number; customer: number }[],
) {
  const chance = chanceOf(seed);
  const all: BankTransfer[] = [];
  const deliveries: Delivery[] = [];
  for (let id = 1; id <= transfers; id++) {
    const feeds = chance.pick(FEEDS);
    const link = chance.pick(links);
    const customer = feeds[0] === 'payos' ? link.customer : chance.below(phones.length);
    const isNamed = feeds[0] === 'payos' || chance.happens(0.75);
    const phone = phones[customer] as string;
    const content =
      feeds[0] === 'payos'
        ? `CSABC${link.orderCode}`
        : chance.pick(isNamed ? CONTENTS : NAMELESS)(phone);
    const amount = 1_000 + chance.below(5_000_000);
    const transfer = {
      id,
      feeds,
      amount,
      content,
      customer: isNamed ? customer : undefined,
      orderCode: link.orderCode,
    };
    all.push(transfer);
    for (const feed of feeds)
      for (let time = 1 + chance.below(feeds.length === 1 ? 20 : 10); time > 0; time--) {
        deliveries.push({ transfer, feed, flip: undefined });
        if (chance.happens(FLIPPED))
          deliveries.push({
            transfer,
            feed,
            flip: { where: chance.pick(['body', 'signature']), at: chance.part() },
          });
      }
  }
  for (let index = deliveries.length - 1; index > 0; index--) {
    const other = chance.below(index + 1);
    [deliveries[index], deliveries[other]] = [
      deliveries[other] as Delivery,
      deliveries[index] as Delivery,
    ];
  }
  return { transfers: all, deliveries };
}

export const bankReferenceOf = ({ id, feeds }: BankTransfer): string =>
  feeds.includes('payos') ? `PO${id}` : feeds.includes('sepay') ? `FT${id}` : `CS${id}`;

/** As the provider sends it at this moment: signed, or with one bit turned over after that. */
export function signedDelivery({ transfer, feed, flip }: Delivery, now: Date): Signed {
  const { id, amount, content, orderCode } = transfer;
  const news = { id, amount, content, reference: bankReferenceOf(transfer) };
  const signed =
    feed === 'sepay'
      ? sepayDelivery(news, now)
      : feed === 'casso'
        ? cassoDelivery(news, now)
        : payosDelivery({ ...news, orderCode });
  if (!flip) return signed;
  const name = Object.keys(signed.headers).find((header) => header.endsWith('-signature'));
  // payOS signs inside the body, and of that only `data`.
  if (flip.where === 'body' || !name)
    return {
      ...signed,
      payload: flipDigit(signed.payload, flip.at, signed.payload.indexOf('"data":')),
    };
  return {
    ...signed,
    headers: { ...signed.headers, [name]: flipDigit(signed.headers[name] as string, flip.at) },
  };
}

/** The lowest bit of one decimal digit turned over: still a digit, and never what was signed. */
function flipDigit(text: string, share: number, from = 0): string {
  const places = [...text.matchAll(/\d/g)]
    .map(({ index }) => index)
    .filter((index) => index >= from);
  const at = places[Math.floor(share * places.length)] as number;
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
}
