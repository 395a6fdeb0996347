import type { Operation } from './operation.ts';
import type { Row } from './movement-row.ts';

/** All movements of one operation, which must stand side by side. */
export interface Placed {
  readonly place: string;
  readonly rows: readonly Row[];
  readonly operation: Operation;
  /** The earliest moment at which it can have begun and the first at which somebody knew that it was done. */
  readonly calledAt: number;
  readonly answeredAt: number;
}
export const placeOfAnswer = (place: string | undefined): string | undefined =>
  place?.startsWith('order:') ? place.split(':').slice(0, 2).join(':') : place;
