import type { Trx } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Customers } from '../customers/index.ts';
import type { Files } from '../files/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { ExportShelf } from './export-shelf.ts';

export interface PrivacyDeps
  extends Pick<Platform, 'db' | 'reads' | 'clock' | 'jobs' | 'live' | 'log'> {
  readonly identity: Pick<Identity, 'findUser' | 'requestCode' | 'proveOwner' | 'noteChange'>;
  readonly customers: Pick<Customers, 'read'>;
  readonly files: Pick<Files, 'listOf' | 'open' | 'forget' | 'noteErased'>;
  readonly notifications: Pick<Notifications, 'notify' | 'allowAdvertising'>;
  /** The ledger's: whoever moves this customer's money waits. */
  readonly lockPurses: (trx: Trx, customerId: string) => Promise<void>;
  /** What every module knows of a person. */
  readonly parts: readonly PersonalData[];
  readonly shelf: ExportShelf;
}
