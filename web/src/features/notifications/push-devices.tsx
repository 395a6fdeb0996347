import {
  type readPushEndpoint,
  unsubscribePushEndpoint,
} from '@hako/contract/notifications/channels';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { IconX } from '@tabler/icons-react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDay } from '../../text/time.ts';
import { vi } from '../../text/vi.ts';
import { IconButton } from '../../ui/forms/button.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './notification-switches.module.css';

type Device = EndpointReply<typeof readPushEndpoint>['data']['devices'][number];

/** Every browser of the customer that listens, each with its end. */
export function PushDevices({ devices }: { readonly devices: readonly Device[] }) {
  const { revalidate } = useRevalidator();
  const end = useAction((id: string, idempotencyKey) =>
    call(unsubscribePushEndpoint, { body: { id } }, { idempotencyKey }),
  );
  async function drop(id: string) {
    if (!(await end.run(id))) toast(vi.failed, 'bad');
    await revalidate();
  }
  return (
    <ul role="list" className={styles.devices}>
      {devices.map(({ id, device, created_at: since }) => (
        <li key={id}>
          <span>
            {device} <small>bật từ {formatDay(since)}</small>
          </span>
          <IconButton label={`Gỡ ${device}`} onClick={() => void drop(id)}>
            <IconX aria-hidden="true" size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
