import type { Bound } from '../../../kernel/bind.ts';
import type { changeChoices, priceChoices } from './change-choices.ts';
import type { listDoors, setDoor } from './set-door.ts';

/** What customers change of their orders, and what is changed for them. */
export interface OrderChoices {
  readonly priceChoices: Bound<typeof priceChoices>;
  readonly changeChoices: Bound<typeof changeChoices>;
  readonly listDoors: Bound<typeof listDoors>;
  readonly setDoor: Bound<typeof setDoor>;
}
