/** Content: news and pages in Markdown, pictures of the landing pages, who we are, and what customers say of us. */
import { articleRoutes } from './articles/routes.ts';
import { bannerRoutes } from './banners/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { listArticles, listSliders, readStoreInfo } from './content-store.ts';
import type { Content, ContentDeps } from './content.ts';
import { feedbackRoutes } from './feedback-routes.ts';
import { contentPersonalData } from './personal-data.ts';
import { contentRoutes } from './routes.ts';

export { contentSettings } from './settings.ts';
export { contentWork } from './work-sql.ts';
export type { Article, ArticleQuestion, Slider, StoreInfo } from './content-store.ts';
export { insertFeedback, listFeedbacks, updateFeedback } from './feedback-store.ts';
const createContent = ({ db, clock }: Pick<ContentDeps, 'db' | 'clock'>): Content => ({
  listArticles: (asked) => listArticles(db, asked, clock.now()),
  listSliders: (typePage) => listSliders(db, typePage, clock.now()),
  readStoreInfo: () => readStoreInfo(db),
});

/** What content adds to the service. */
export const contentParts = (deps: ContentDeps) => ({
  personalData: contentPersonalData,
  routes: [
    ...contentRoutes(createContent(deps)),
    ...articleRoutes(deps),
    ...bannerRoutes(deps),
    ...pictureRoutes(deps),
    ...feedbackRoutes(deps),
  ],
});

export type { Content, ContentDeps } from './content.ts';
