import { auctionPages } from './pages/auction-pages.ts';
import type { CapturedPage } from './pages/captured-page.ts';
import { fleaPages } from './pages/flea-pages.ts';
import { plainAnswers } from './pages/plain-answers.ts';
import { shopPages } from './pages/shop-pages.ts';

/** Every page that was captured, by site. */
export const capturedPages = (): CapturedPage[] => [
  ...auctionPages(),
  ...fleaPages(),
  ...shopPages(),
  ...plainAnswers(),
];
