import { type StatedParcel, isStated } from '../../../../kernel/stated-parcel.ts';
import { type Band, exactly } from '../../tables/rules/bands.ts';
import type { PreparedCategory } from '../../tables/rules/prepared-tables.ts';
import type { PricedItem } from './price-input.ts';

/** Heaviest parcel that Yamato takes in each class of its size, in kg (its table of TA-Q-BIN sizes). */
export const CLASS_KG: readonly (readonly [sidesCm: number, kilograms: number])[] = [
  [60, 2],
  [80, 5],
  [100, 10],
  [120, 15],
  [140, 20],
  [160, 25],
  [180, 30],
  [200, 30],
];
/** A cube is the largest box of a class, a flat one the smallest that is usual. */
const USUAL_SHARE_OF_CUBE = { low: 0.4, likely: 0.8 };
/** Box and filling around goods whose bare weight the seller told. */
export const PACKING = {
  likely: { timesPercent: 110, grams: 100 },
  high: { timesPercent: 130, grams: 300 },
};
/** What packing adds to each side, in centimetres. */
export const PADDING_CM = { likely: 3, high: 6 };
/** A list says less than the page: what the page may still say lies between these parts of what is usual. */
export const UNREAD_PERCENT = { low: 70, high: 120 };

/** Grams of one packed piece: as measured, else as the seller wrote it and packed, else as usual for its kind. */
export function expectedWeight(item: PricedItem, kind: PreparedCategory): Band {
  if (item.weightG !== undefined) return exactly(item.weightG);
  const { weightG: told, sidesTogetherCm } = item.stated ?? {};
  if (told !== undefined)
    return { low: told, likely: packed(told, 'likely'), high: packed(told, 'high') };
  const usual = usualOf(item, kind.weightG);
  const most = sidesTogetherCm === undefined ? undefined : mostGramsOf(sidesTogetherCm);
  return most === undefined ? usual : atMost(usual, most);
}

/** Cubic centimetres of one packed piece, by the same order of sources. */
export function expectedVolume(item: PricedItem, kind: PreparedCategory): Band {
  if (item.sizeCm !== undefined) {
    const { length, width, height } = item.sizeCm;
    return exactly(length * width * height);
  }
  const { sizeCm, sidesTogetherCm } = item.stated ?? {};
  if (sizeCm !== undefined)
    return {
      low: padded(sizeCm, 0),
      likely: padded(sizeCm, PADDING_CM.likely),
      high: padded(sizeCm, PADDING_CM.high),
    };
  return sidesTogetherCm === undefined
    ? usualOf(item, kind.volumeCm3)
    : volumeOfClass(sidesTogetherCm);
}

const packed = (grams: number, which: keyof typeof PACKING): number =>
  Math.ceil((grams * PACKING[which].timesPercent) / 100) + PACKING[which].grams;

const padded = ([a, b, c]: NonNullable<StatedParcel['sizeCm']>, paddingCm: number): number =>
  (a + paddingCm) * (b + paddingCm) * (c + paddingCm);

function usualOf({ isPageUnread, stated }: PricedItem, usual: Band): Band {
  if (!isPageUnread || (stated && isStated(stated))) return usual;
  return {
    low: Math.floor((usual.low * UNREAD_PERCENT.low) / 100),
    likely: usual.likely,
    high: Math.ceil((usual.high * UNREAD_PERCENT.high) / 100),
  };
}

const mostGramsOf = (sidesCm: number): number | undefined => {
  const kilograms = CLASS_KG.find(([sides]) => sidesCm <= sides)?.[1];
  return kilograms === undefined ? undefined : kilograms * 1000;
};

const atMost = ({ low, likely, high }: Band, most: number): Band => ({
  low: Math.min(low, most),
  likely: Math.min(likely, most),
  high: Math.min(high, most),
});

/** From a flat box that is just too large for the class below, up to a cube. */
function volumeOfClass(sidesCm: number): Band {
  const below = CLASS_KG.findLast(([sides]) => sides < sidesCm)?.[0] ?? sidesCm / 2;
  const cube = (sides: number): number => (sides / 3) ** 3;
  return {
    low: Math.floor(cube(below) * USUAL_SHARE_OF_CUBE.low),
    likely: Math.ceil(cube((below + sidesCm) / 2) * USUAL_SHARE_OF_CUBE.likely),
    high: Math.ceil(cube(sidesCm)),
  };
}
