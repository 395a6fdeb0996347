import { newId } from '../../kernel/chance.ts';
import type { ContentDeps } from './content.ts';
import { insertFeedback } from './feedback-store.ts';

interface FeedbackToWrite {
  readonly customerId: string;
  readonly rating: number;
  readonly content: string;
  readonly subject: string;
}

/**
 * What a customer says of us waits until somebody here has read it. Refusal
 * `content.feedback-waiting`.
 */
export async function writeFeedback(
  { db, clock, nameOf }: ContentDeps,
  { customerId, rating, content, subject }: FeedbackToWrite,
): Promise<{ id: string }> {
  const id = newId(clock.now().getTime());
  await insertFeedback(db, {
    id,
    customer_id: customerId,
    author_name: givenNameOf(await nameOf(customerId)),
    rating,
    content: content.trim(),
    subject: subject.trim(),
    written_at: clock.now(),
  });
  return { id };
}

/** Vietnamese names end with the given one; the rest is nobody's business. */
const givenNameOf = (fullName: string): string => fullName.trim().split(/\s+/).at(-1) ?? '';
