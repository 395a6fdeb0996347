import { answerMessageEndpoint, type PreparedAnswer } from '@hako/contract/messages/desk';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { PhotoInput } from '../../parts/photo-inputs.tsx';
import { WriteMessage } from './write-message.tsx';

/**
 * The desk writes to a customer, about an order or in general; `onSent` is told in which talk it
 * stands.
 */
export function AnswerCustomer({
  customerId,
  orderCode,
  seen,
  prepared,
  onSent,
}: {
  readonly customerId: string;
  readonly orderCode: string | null;
  /** The newest message of the customer that stands beside; what comes after it waits on. */
  readonly seen?: string | undefined;
  readonly prepared: readonly PreparedAnswer[];
  readonly onSent: (threadId: string) => Promise<void>;
}) {
  const answer = useAction(
    (body: Parameters<typeof call<typeof answerMessageEndpoint>>[1]['body'], idempotencyKey) =>
      call(answerMessageEndpoint, { body }, { idempotencyKey }),
  );
  return (
    <WriteMessage
      label="Viết cho khách"
      isBusy={answer.isBusy}
      refusal={answer.refusal}
      prepared={prepared}
      pictures={(photos, onPhotos) => <PhotoInput photos={photos} onPhotos={onPhotos} />}
      send={async (content, photos) => {
        const sent = await answer.run({
          customer_id: customerId,
          order_code: orderCode,
          content,
          images: [...photos],
          ...(seen && { seen }),
        });
        if (sent) await onSent(sent.data.thread_id);
        return sent !== undefined;
      }}
    />
  );
}
