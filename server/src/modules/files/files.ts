import type { Readable } from 'node:stream';
import type { Timers } from '../../kernel/clock.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Given, KeptFile } from './file-store.ts';
import type { FilesFound } from './look-for-files.ts';
import type { Opener } from './rules/may-open.ts';

export type PictureUse = 'avatar' | 'content';

export interface Sent {
  readonly bytes: Buffer;
  readonly uploadedBy: string;
  readonly customerId: string | undefined;
  readonly description: string | undefined;
  /** `avatar`: cut to a small square. `content`: the desk may show it to everybody. */
  readonly use?: PictureUse | undefined;
}

export interface Files {
  /** Refusals `files.not-a-picture`, `files.too-much-today`. */
  keep(sent: Sent): Promise<KeptFile>;
  /**
   * For a customer their own, for somebody at the desk what their permissions show. Refusal
   * `files.not-found`.
   */
  open(id: string, who: Opener): Promise<{ stream: Readable; sizeBytes: number }>;
  /**
   * Its size, and whether it was sent for everybody; undefined for one that is missing or a
   * customer's.
   */
  measure(
    reader: Reader,
    id: string,
  ): Promise<Pick<KeptFile, 'width' | 'height' | 'isForContent'> | undefined>;
  /** Pictures of the desk become this customer's. Refusal `files.not-found` when one is missing or somebody else's. */
  give(trx: Trx, ids: readonly string[], given: Given): Promise<void>;
  /** Refusal `files.not-found` when one of these pictures is missing or somebody's already. */
  refuseOwned(trx: Trx, ids: readonly string[]): Promise<void>;
  /** Pictures that were given to this customer by mistake are the desk's again. */
  takeBack(trx: Trx, ids: readonly string[], customerId: string): Promise<void>;
  /** Ids of the pictures that this customer sent. */
  listOf(reader: Reader, customerId: string): Promise<readonly string[]>;
  /**
   * Every machine removes these pictures from its disk within a minute or so; from a bucket,
   * whoever erases does.
   */
  noteErased(trx: Trx, ids: readonly string[]): Promise<void>;
  /** This machine does so until the returned function is called. */
  followErased(timers?: Timers): Promise<() => void>;
  /** Which pictures that rows name are not on the shelf that this machine has. */
  look(): Promise<FilesFound>;
  /** Takes pictures away whose rows are gone. */
  forget(ids: readonly string[]): Promise<void>;
}
