import {
  decideFeedbackEndpoint,
  listDeskFeedbacksEndpoint,
  listFeedbacksEndpoint,
  writeFeedbackEndpoint,
} from '@hako/contract/content/feedbacks';
import { LIMITS } from '@hako/contract/kit/limits';
import { type Route, route } from '../../platform/http/route.ts';
import type { ContentDeps } from './content.ts';
import { decideFeedback } from './decide-feedback.ts';
import { listFeedbacks } from './feedback-store.ts';
import { averageOf, deskFeedbackRowOf, feedbackRowOf } from './feedback-view.ts';
import { writeFeedback } from './write-feedback.ts';

/** What customers say of us: written by them, shown once somebody here has read it. */
export const feedbackRoutes = (deps: ContentDeps): Route[] => [
  route(listFeedbacksEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize } }) => {
    const { rows, total, ratingSum } = await listFeedbacks(deps.db, 'shown', page, size);
    const results = rows.map(feedbackRowOf);
    const average = averageOf(ratingSum, total);
    return { data: { results, average, pagination: { page, size, total } } };
  }),
  route(writeFeedbackEndpoint, async ({ body: { rating, content, subject = '' }, caller }) => ({
    data: await writeFeedback(deps, { customerId: caller.customerId, rating, content, subject }),
  })),
  route(
    listDeskFeedbacksEndpoint,
    async ({ query: { state = 'waiting', page = 1, size = LIMITS.pageSize } }) => {
      const { rows, total } = await listFeedbacks(deps.db, state, page, size);
      const results = rows.map(deskFeedbackRowOf);
      return { data: { results, pagination: { page, size, total } } };
    },
  ),
  route(decideFeedbackEndpoint, async ({ params: { id }, body, caller }) => {
    const { is_shown: isShown, reply: answer } = body;
    return { data: await decideFeedback(deps, { id, isShown, answer, staffId: caller.userId }) };
  }),
];
