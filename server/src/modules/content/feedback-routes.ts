import {
  decideFeedbackEndpoint,
  listDeskFeedbacksEndpoint,
  listFeedbacksEndpoint,
  writeFeedbackEndpoint,
} from '@hako/contract/content/feedbacks';
import { LIMITS } from '@hako/contract/kit/limits';
import { newId } from '../../kernel/chance.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { decideFeedback, type Feedback, insertFeedback, listFeedbacks } from './feedback-store.ts';
import type { ContentDeps } from './content.ts';

/** What customers say of us: written by them, shown once somebody here has read it. */
export const feedbackRoutes = ({ db, clock, nameOf, audit }: ContentDeps): Route[] => [
  route(listFeedbacksEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize } }) => {
    const { rows, total, ratingSum } = await listFeedbacks(db, 'shown', page, size);
    return {
      data: {
        results: rows.map(feedbackRowOf),
        average: total > 0 ? Math.round((ratingSum * 10) / total) / 10 : null,
        pagination: { page, size, total },
      },
    };
  }),
  route(writeFeedbackEndpoint, async ({ body: { rating, content, subject = '' }, caller }) => {
    const id = newId(clock.now().getTime());
    await insertFeedback(db, {
      id,
      customer_id: caller.customerId,
      author_name: givenNameOf(await nameOf(caller.customerId)),
      rating,
      content: content.trim(),
      subject: subject.trim(),
      written_at: clock.now(),
    });
    return { data: { id } };
  }),
  route(
    listDeskFeedbacksEndpoint,
    async ({ query: { state = 'waiting', page = 1, size = LIMITS.pageSize } }) => {
      const { rows, total } = await listFeedbacks(db, state, page, size);
      return {
        data: {
          results: rows.map((row) => ({
            ...feedbackRowOf(row),
            state: row.state,
            customer_id: row.customer_id,
          })),
          pagination: { page, size, total },
        },
      };
    },
  ),
  route(
    decideFeedbackEndpoint,
    async ({ params: { id }, body: { is_shown: isShown, reply: answer }, caller }) => {
      const state = isShown ? 'shown' : 'hidden';
      await inTransaction(db, async (trx) => {
        if (!(await decideFeedback(trx, { id, state, answer, by: caller.userId, at: clock.now() })))
          throw new Refusal('content.feedback-not-found');
        await audit(trx, {
          actor: caller.userId,
          action: 'content.decide-feedback',
          subject: `feedback:${id}`,
          after: { state, answer },
        });
      });
      return { data: { id, state } };
    },
  ),
];

/** Vietnamese names end with the given one; the rest is nobody's business. */
const givenNameOf = (fullName: string): string => fullName.trim().split(/\s+/).at(-1) ?? '';

const feedbackRowOf = ({
  id,
  author_name,
  rating,
  content,
  subject,
  answer,
  written_at,
}: Feedback) => ({
  ...{ _id: id, id, name: author_name, avatar: '', rating, content, subject, reply: answer },
  created_date: written_at.toISOString(),
});
