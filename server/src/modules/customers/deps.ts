import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Identity } from '../identity/index.ts';
import type { Places } from '../places/index.ts';
import type { SessionPorts } from './profile/read-session.ts';

export interface CustomersDeps extends SessionPorts, Pick<Platform, 'db' | 'clock' | 'news'> {
  readonly identity: Identity;
  readonly places: Places;
  /** Writes who did what, in the transaction of the act itself. */
  readonly audit: (
    trx: Trx,
    entry: {
      readonly actor: string;
      readonly action: string;
      readonly subject: string;
      readonly after?: unknown;
    },
  ) => Promise<void>;
  /** Ids of the sales staff who work here now. */
  readonly listSalesIds: (reader: Reader) => Promise<readonly string[]>;
  /** Undefined for an unknown id. */
  readonly staffName: (staffId: string) => Promise<string | undefined>;
  readonly parsePhone: (text: string) => string | undefined;
}
