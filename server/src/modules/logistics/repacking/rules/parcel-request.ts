import type { Measures } from '../../parcels/rules/parcel.ts';

/** `join` several parcels into one · `split` one into two · `rehearsal`: packed to try, so that freight is known before it is paid. */
export type RequestKind = 'join' | 'split' | 'rehearsal';

/** `asked` · `offered`: the boxes of a trial packing wait for a choice · `done` · `cancelled` by the customer before anything was done. */
export type RequestState = 'asked' | 'offered' | 'done' | 'cancelled';

/** Something waits: for the warehouse, or for its customer's choice. */
export const OPEN_STATES: readonly RequestState[] = ['asked', 'offered'];

export interface ParcelRequest {
  readonly id: string;
  readonly code: string;
  readonly customerId: string;
  readonly kind: RequestKind;
  readonly state: RequestState;
  /** Of a split: what goes into a parcel of its own. */
  readonly apartOrderIds: readonly string[];
  readonly askedAt: Date;
  readonly chooseBy: Date | undefined;
  readonly doneAt: Date | undefined;
}

/** One of the two boxes of a trial packing. */
export interface BoxOption {
  readonly number: 1 | 2;
  /** Vietnamese: `Hộp gốc`, `Hộp nhỏ, bỏ bao bì ngoài`. */
  readonly label: string;
  readonly measures: Measures;
  readonly photos: readonly string[];
  /** Đồng; international freight of the parcel in this box. */
  readonly freight: number;
  readonly isChosen: boolean;
}

/** What is taken for a customer who does not choose: the cheaper box, the first one when both cost the same. */
export const choiceFor = (options: readonly BoxOption[]): BoxOption | undefined =>
  options.toSorted((a, b) => a.freight - b.freight || a.number - b.number)[0];
