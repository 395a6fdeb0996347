import type { Bound } from '../../../kernel/bind.ts';
import type { declareShipment } from './declare-shipment.ts';
import type { holdParcels } from './hold-parcels.ts';
import type { readShipment } from './read-shipment.ts';
import type { releaseParcels } from './release-parcels.ts';
import type { undoHold } from './undo-hold.ts';

/** A shipment, and the gate of customs in Vietnam through which it passes. */
export interface CustomsGate {
  readonly readShipment: Bound<typeof readShipment>;
  readonly declareShipment: Bound<typeof declareShipment>;
  readonly holdParcels: Bound<typeof holdParcels>;
  readonly undoHold: Bound<typeof undoHold>;
  readonly releaseParcels: Bound<typeof releaseParcels>;
}
