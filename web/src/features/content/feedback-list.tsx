import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { listFeedbacksEndpoint } from '@hako/contract/content/feedbacks';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { formatDay } from '../../text/time.ts';
import styles from './feedback.module.css';

type Feedbacks = EndpointReply<typeof listFeedbacksEndpoint>['data'];

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five, drawn and said. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} trên 5 sao`}>
      {STARS.map((star) =>
        star <= rating ? (
          <IconStarFilled key={star} size={16} />
        ) : (
          <IconStar key={star} size={16} />
        ),
      )}
    </span>
  );
}

/** What customers say of us, with what we answered. Nothing when nobody said anything yet. */
export function FeedbackList({ feedbacks }: { readonly feedbacks: Feedbacks }) {
  const { results, average, pagination } = feedbacks;
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="feedbacks" className={styles.list}>
      <h2 id="feedbacks">
        Khách hàng nói gì{' '}
        {average === null ? null : (
          <small>
            {average.toString().replace('.', ',')}/5 từ {pagination.total} cảm nhận
          </small>
        )}
      </h2>
      <div className={styles.cards}>
        {results.map((feedback) => (
          <figure key={feedback.id} className={styles.card}>
            <Stars rating={feedback.rating} />
            <blockquote>{feedback.content}</blockquote>
            <figcaption>
              {feedback.name}
              {feedback.subject ? ` · ${feedback.subject}` : ''} ·{' '}
              {formatDay(feedback.created_date)}
            </figcaption>
            {feedback.reply ? (
              <p className={styles.reply}>
                <strong>Hako:</strong> {feedback.reply}
              </p>
            ) : null}
          </figure>
        ))}
      </div>
    </section>
  );
}
