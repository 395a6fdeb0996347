/**
 * Weight and size of goods as their seller wrote them; never what a warehouse measured. Grams,
 * centimetres rounded up.
 */
export interface StatedParcel {
  readonly weightG?: number | undefined;
  readonly sizeCm?: readonly [number, number, number] | undefined;
  /** Japanese carriers' class: the three sides together, at most so many centimetres. */
  readonly sidesTogetherCm?: number | undefined;
}

/** Whether the seller told anything at all. */
export const isStated = ({ weightG, sizeCm, sidesTogetherCm }: StatedParcel): boolean =>
  weightG !== undefined || sizeCm !== undefined || sidesTogetherCm !== undefined;
