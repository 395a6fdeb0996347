import type { Measures } from './rules/parcel.ts';

interface MeasuresSent {
  readonly weight_g: number;
  readonly length_cm: number;
  readonly width_cm: number;
  readonly height_cm: number;
}

/** Measures as the wire spells them. */
export const measuresOf = ({
  weight_g,
  length_cm,
  width_cm,
  height_cm,
}: MeasuresSent): Measures => ({
  weightG: weight_g,
  lengthCm: length_cm,
  widthCm: width_cm,
  heightCm: height_cm,
});
