import type { Feedback } from './feedback-store.ts';

/** What a customer said of us, as everybody reads it. */
export const feedbackRowOf = ({
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

/** The same as the desk reads it: who wrote it, and whether it is shown. */
export const deskFeedbackRowOf = (feedback: Feedback) => ({
  ...feedbackRowOf(feedback),
  state: feedback.state,
  customer_id: feedback.customer_id,
});

/** The average with one decimal; null when nobody said anything. */
export const averageOf = (ratingSum: number, total: number): number | null =>
  total > 0 ? Math.round((ratingSum * 10) / total) / 10 : null;
