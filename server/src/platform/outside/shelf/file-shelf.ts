import type { Readable } from 'node:stream';

/** What a shelf holds: how its files end, and what they are. */
export interface FileForm {
  readonly extension: string;
  readonly type: string;
}
export const PICTURE: FileForm = { extension: 'webp', type: 'image/webp' };

/** Where files of one form lie under their ids; each is there whole or not at all. */
export interface FileShelf {
  /** All machines have this one; a disk is one machine's. */
  readonly isShared: boolean;
  keep(id: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  open(id: string): Promise<{ stream: Readable; sizeBytes: number } | undefined>;
  has(id: string): Promise<boolean>;
  /** One that is not there is gone already. */
  remove(id: string): Promise<void>;
}
