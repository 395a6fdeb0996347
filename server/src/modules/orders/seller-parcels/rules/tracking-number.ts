import type { SellerCarrier } from '@hako/contract/orders/seller-parcels';

/** As carriers compare it: without the spaces and dashes of the label, in capitals. */
export const plainNumber = (written: string): string =>
  written.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/**
 * Whether a plain number can be one of this carrier. Yamato, Sagawa and Yu-Pack: twelve digits, the
 * last is the remainder of the eleven before it divided by seven (7DR: gyomu.org/faq/view/7dr,
 * nanoappli.com/blog/archives/369). Japan Post's registered mail: eleven digits, the same over ten.
 * What it brings from abroad or by letter abroad: `RR123456785JP` (UPU standard S10). Of other
 * carriers we know no rule.
 */
export function mayBeNumberOf(carrier: SellerCarrier, plain: string): boolean {
  switch (carrier) {
    case 'yamato':
    case 'sagawa':
      return /^\d{12}$/.test(plain) && endsWithRemainder(plain);
    case 'japan-post':
      return (/^\d{11,12}$/.test(plain) && endsWithRemainder(plain)) || isPostalItem(plain);
    default:
      return /^[0-9A-Z]{4,30}$/.test(plain);
  }
}

const endsWithRemainder = (digits: string): boolean =>
  Number(digits.slice(0, -1)) % 7 === Number(digits.at(-1));

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const;

/** UPU S10: two letters, eight digits and a check digit, the country of the post office. */
function isPostalItem(plain: string): boolean {
  const [, digits = '', check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(plain) ?? [];
  if (digits === '') return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const rest = 11 - (sum % 11);
  return Number(check) === (rest === 10 ? 0 : rest === 11 ? 5 : rest);
}

/** Where a carrier tells how far a parcel is; empty for one that we do not know. */
export function trackingUrl(carrier: SellerCarrier, plain: string): string {
  const number = encodeURIComponent(plain);
  if (carrier === 'yamato')
    return `https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number01=${number}`;
  if (carrier === 'sagawa')
    return `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`;
  if (carrier === 'japan-post')
    return `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}`;
  return '';
}
