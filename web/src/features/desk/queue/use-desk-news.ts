import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { useViewer } from '../../../parts/viewer.ts';
import { toast } from '../../../ui/frames/toast.tsx';

/** News of the desk after which the queue, or what waits on other pages, is another one. */
const CHANGES: readonly string[] = [
  'queue-changed',
  'task-opened',
  'approvals-changed',
  'transfer-unmatched',
  'transfer-claimed',
  'withdrawal-changed',
];

/** Reads the queue again when it changed, and tells that a colleague took a purchase over from this person. */
export function useDeskNews(): void {
  const revalidate = useRefresh();
  const viewer = useViewer();
  useLive('desk', (message) => {
    if (message?.kind === 'purchase-taken-over' && message['from'] === viewer?.id)
      toast(
        `${message['byName']} đã nhận lại đơn ${message['code']} từ bạn: ${message['reason']}`,
        'bad',
      );
    if (!message || CHANGES.includes(message.kind)) void revalidate();
  });
}
