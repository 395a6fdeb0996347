import { type Asker, STANDARD_LEVEL } from '../../../server/src/modules/pricing/index.ts';

/** Somebody who has not signed in. */
export const GUEST: Asker = { level: STANDARD_LEVEL, province: undefined, shipMode: 'AIR-HAN' };
