import { type CartEntry, updateCartEndpoint } from '@hako/contract/cart/cart';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/refusal.ts';
import { useAction } from '../../api/use-action.ts';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import type { Checked } from './checked-cart.ts';

/** Chooses all of these lines that can still be bought, or none of them. */
export function ChooseAll({
  lines,
  checked,
  onChanged,
  of,
}: {
  readonly lines: readonly CartEntry[];
  readonly checked: readonly Checked[];
  readonly onChanged: () => Promise<void>;
  /** Of what, such as a marketplace. */
  readonly of: string;
}) {
  const gone = new Set(checked.filter(({ state }) => state === 'gone').map(({ id }) => id));
  const there = lines.filter(({ _id }) => !gone.has(_id));
  const isAll = there.length > 0 && there.every(({ selected }) => selected);
  const change = useAction((selected: boolean, idempotencyKey) =>
    call(
      updateCartEndpoint,
      { body: { items: there.map(({ _id: id }) => ({ id, selected })) } },
      { idempotencyKey },
    ).catch((error: unknown) => {
      if (isRefusal(error)) toast(error.message, 'bad');
      throw error;
    }),
  );
  async function turn(selected: boolean) {
    await change.run(selected);
    await onChanged();
  }
  return (
    <Checkbox
      label={<span className="unseen">Chọn tất cả: {of}</span>}
      checked={isAll}
      disabled={there.length === 0 || change.isBusy}
      onChange={(event) => void turn(event.currentTarget.checked)}
    />
  );
}
