import type { ComplaintMessage } from '@hako/contract/support/support';
import { formatMoment } from '../../text/time.ts';
import { Card, Stack } from '../../ui/frames/card.tsx';
import { PhotoRow } from '../../ui/forms/photo-picker.tsx';

/** What was written, oldest first; each with who and when. */
export function ComplaintTalk({ messages }: { readonly messages: readonly ComplaintMessage[] }) {
  return (
    <Stack>
      {messages.map((message) => (
        <Card
          key={message.id}
          level={3}
          title={message.name}
          action={<small>{formatMoment(message.created_date)}</small>}
        >
          <Stack gap={1}>
            <p className="as-written">{message.content}</p>
            <PhotoRow urls={message.images} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
