/** Content: news and pages in Markdown, pictures of the landing pages, and who we are. */
import type { Database } from '../../platform/database/database.ts';
import { type Article, type ArticleQuestion, listArticles, listSliders, readStoreInfo, type Slider, type StoreInfo } from './content-store.ts';
import { contentRoutes } from './routes.ts';

export type { Article, ArticleQuestion, Slider, StoreInfo } from './content-store.ts';

export interface Content {
  /** Published ones, newest first; one whole by its slug. */
  listArticles(asked: ArticleQuestion): Promise<{ rows: Article[]; total: number }>;
  listSliders(typePage: string): Promise<Slider[]>;
  readStoreInfo(): Promise<StoreInfo>;
}

export const createContent = ({ db }: { readonly db: Database }): Content => ({
  listArticles: (asked) => listArticles(db, asked),
  listSliders: (typePage) => listSliders(db, typePage),
  readStoreInfo: () => readStoreInfo(db),
});

/** What content adds to the service. */
export const contentParts = (content: Content) => ({ routes: contentRoutes(content) });
