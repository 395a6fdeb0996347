import type { StatedParcel } from '../../../kernel/stated-parcel.ts';

const WEIGHT =
  /(?:重量|重さ|質量|総重量|本体重量)[^\d\n]{0,12}(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,3}))?\s*(kg|g|キロ|グラム)/i;
const SIZE =
  /(\d{1,4})(?:\.\d+)?\s*(mm|cm)?\s*[x×*✕]\s*[^\dx×]{0,6}(\d{1,4})(?:\.\d+)?\s*(?:mm|cm)?\s*[x×*✕]\s*[^\dx×]{0,6}(\d{1,4})(?:\.\d+)?\s*(mm|cm|センチ|ミリ)/i;
const CLASSES =
  /(?:ゆうパック|宅急便|宅配便|佐川|ヤマト|発送|送料)[^\d\n]{0,14}(60|80|100|120|140|160|170|180|200)\s*サイズ/;
/** Above these a number means something else. */
const HEAVIEST_G = 200_000;
const LONGEST_CM = 400;

/** A listing's own words; a line of a list has its title alone. */
interface SellersWords {
  readonly title: string;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly descriptionText?: string | undefined;
}

/** What the seller says of a listing in its title, its named facts and its description. */
export const statedParcelOf = (listing: SellersWords): StatedParcel =>
  readStatedParcel([
    listing.title,
    ...(listing.attributes ?? []).map(({ name, value }) => `${name} ${value}`),
    listing.descriptionText ?? '',
  ]);

/** What these texts say; each figure undefined when none of them tells it believably. */
export function readStatedParcel(texts: readonly string[]): StatedParcel {
  // A long gap between two figures would be searched through again from each of its blanks.
  const text = texts
    .join('\n')
    .normalize('NFKC')
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : ' '));
  return {
    weightG: weightOf(text),
    sizeCm: sizeOf(text),
    sidesTogetherCm: Number(CLASSES.exec(text)?.[1] ?? 0) || undefined,
  };
}

function weightOf(text: string): number | undefined {
  const [, whole, fraction = '', unit = ''] = WEIGHT.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const units = Number(whole.replaceAll(',', ''));
  const grams = /^(kg|キロ)$/i.test(unit)
    ? units * 1000 + Number(fraction.padEnd(3, '0'))
    : units + (Number(fraction) > 0 ? 1 : 0);
  return grams > 0 && grams <= HEAVIEST_G ? grams : undefined;
}

function sizeOf(text: string): StatedParcel['sizeCm'] {
  const [, a, , b, c, unit = ''] = SIZE.exec(text) ?? [];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const perCm = /^(mm|ミリ)$/i.test(unit) ? 10 : 1;
  const sides = [a, b, c].map((side) => Math.ceil(Number(side) / perCm));
  return sides.every((side) => side > 0 && side <= LONGEST_CM)
    ? (sides as [number, number, number])
    : undefined;
}
