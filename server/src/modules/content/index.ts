/** Content: news and pages in Markdown, pictures of the landing pages, who we are, and what customers say of us. */
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import {
  type Article,
  type ArticleQuestion,
  listArticles,
  listSliders,
  readStoreInfo,
  type Slider,
  type StoreInfo,
} from './content-store.ts';
import { feedbackRoutes } from './feedback-routes.ts';
import { contentRoutes } from './routes.ts';
import { contentPersonalData } from './personal-data.ts';

export { decideFeedback, insertFeedback, listFeedbacks } from './feedback-store.ts';
export type { Article, ArticleQuestion, Slider, StoreInfo } from './content-store.ts';

export interface Content {
  /** Published ones, newest first; one whole by its slug. */
  listArticles(asked: ArticleQuestion): Promise<{ rows: Article[]; total: number }>;
  listSliders(typePage: string): Promise<Slider[]>;
  readStoreInfo(): Promise<StoreInfo>;
}

export interface ContentDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** What a customer is called. */
  readonly nameOf: (customerId: string) => Promise<string>;
  /** The line that every staff write leaves, in the transaction of the act. */
  readonly audit: (
    trx: Trx,
    entry: { actor: string; action: string; subject: string; after?: object },
  ) => Promise<void>;
}

const createContent = ({ db }: Pick<ContentDeps, 'db'>): Content => ({
  listArticles: (asked) => listArticles(db, asked),
  listSliders: (typePage) => listSliders(db, typePage),
  readStoreInfo: () => readStoreInfo(db),
});

/** What content adds to the service. */
export const contentParts = (deps: ContentDeps) => ({
  personalData: contentPersonalData,
  routes: [...contentRoutes(createContent(deps)), ...feedbackRoutes(deps)],
});
