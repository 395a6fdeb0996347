import { endViewingEndpoint } from '@hako/contract/desk/viewing';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { useViewing } from '../../parts/viewing.ts';
import { formatTime } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import styles from './viewing-banner.module.css';

/** Says above every page that a member of staff looks at it as a customer, and leads back. */
export function ViewingBanner() {
  const viewing = useViewing();
  const end = useAction((_: null, idempotencyKey) =>
    call(endViewingEndpoint, {}, { idempotencyKey }),
  );
  if (!viewing) return null;
  const { customer, ends_at: endsAt } = viewing;
  const leave = async () => {
    // The whole page is read anew: everything on it was somebody else's.
    if (await end.run(null)) window.location.assign(`/desk/customers/${customer.id}`);
  };
  return (
    <aside className={styles.banner} aria-label="Đang xem như khách hàng">
      <p>
        Bạn đang xem như khách <b>{customer.full_name || customer.customer_no}</b> (
        {customer.customer_no}) tới {formatTime(endsAt)}. Chỉ xem, không làm được gì thay khách.
      </p>
      <Button isSmall isBusy={end.isBusy} onClick={() => void leave()}>
        Kết thúc xem
      </Button>
      <RefusalNote refusal={end.refusal} />
    </aside>
  );
}
