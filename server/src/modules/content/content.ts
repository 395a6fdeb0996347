import type { Readable } from 'node:stream';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Reader, Trx } from '../../platform/database/database.ts';
import type { Article, ArticleQuestion, Slider, StoreInfo } from './content-store.ts';

export interface Content {
  /** Published ones, newest first; one whole by its slug. */
  listArticles(asked: ArticleQuestion): Promise<{ rows: Article[]; total: number }>;
  listSliders(typePage: string): Promise<Slider[]>;
  readStoreInfo(): Promise<StoreInfo>;
}

export interface ContentDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Undefined for an unknown id. */
  readonly staffName: (staffId: string) => Promise<string | undefined>;
  /** The pictures of the desk. */
  readonly pictures: {
    /** Undefined for one that is missing or a customer's. */
    readonly measure: (
      reader: Reader,
      id: string,
    ) => Promise<
      | {
          readonly width: number;
          readonly height: number;
          /** Sent for an article or a banner. */
          readonly isForContent: boolean;
        }
      | undefined
    >;
    /** Refusal `files.not-found`. */
    readonly open: (id: string) => Promise<{ stream: Readable; sizeBytes: number }>;
  };
  /** What a customer is called. */
  readonly nameOf: (customerId: string) => Promise<string>;
  /** The line that every staff write leaves, in the transaction of the act. */
  readonly audit: (
    trx: Trx,
    entry: {
      actor: string;
      action: string;
      subject: string;
      reason?: string;
      before?: object;
      after?: object;
    },
  ) => Promise<void>;
}
