import { writeMessageEndpoint } from '@hako/contract/messages/messages';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { EvidenceInput } from '../../parts/photo-inputs.tsx';
import { WriteMessage } from './write-message.tsx';

/** The customer writes, about an order or in general; `onSent` is told in which talk it stands. */
export function WriteToHako({
  orderCode,
  label,
  onSent,
}: {
  readonly orderCode: string | null;
  readonly label: string;
  readonly onSent: (threadId: string) => Promise<void>;
}) {
  const write = useAction(
    (body: { order_code: string | null; content: string; images: string[] }, idempotencyKey) =>
      call(writeMessageEndpoint, { body }, { idempotencyKey }),
  );
  return (
    <WriteMessage
      label={label}
      isBusy={write.isBusy}
      refusal={write.refusal}
      pictures={(photos, onPhotos) => <EvidenceInput photos={photos} onPhotos={onPhotos} />}
      send={async (content, photos) => {
        const sent = await write.run({ order_code: orderCode, content, images: [...photos] });
        if (sent) await onSent(sent.data.thread_id);
        return sent !== undefined;
      }}
    />
  );
}
