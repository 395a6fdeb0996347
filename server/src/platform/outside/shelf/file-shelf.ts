import type { Readable } from 'node:stream';

/** Where pictures lie under their ids; each is there whole or not at all. */
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
