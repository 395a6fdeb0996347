import type { Bound } from '../../../kernel/bind.ts';
import type { applyTracking, readTracking, uploadTracking } from './import-tracking.ts';

/** Numbers of sellers' parcels from files. */
export interface TrackingImports {
  readonly uploadTracking: Bound<typeof uploadTracking>;
  readonly readTracking: Bound<typeof readTracking>;
  readonly applyTracking: Bound<typeof applyTracking>;
}
