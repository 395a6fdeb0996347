import {
  type PriceWatch as PriceWatchRow,
  watchPriceEndpoint,
} from '@hako/contract/favorites/price-watches';
import { useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatYen } from '../../text/money.ts';
import { formatWhen } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox, MoneyInput } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './price-watch.module.css';

type Watch = Static<typeof PriceWatchRow>;

/** The switch that watches a favourite's price, and the price to wait for. `watch`: what is watched already. */
export function PriceWatch({
  code,
  watch: known,
}: {
  readonly code: string;
  readonly watch: Watch | undefined;
}) {
  const [watch, setWatch] = useState<Watch | null>(known ?? null);
  const [wished, setWished] = useState(known?.wished_price ?? undefined);
  const change = useAction(
    (body: { is_watching: boolean; wished_price?: number | null }, idempotencyKey) =>
      call(watchPriceEndpoint, { body: { code, ...body } }, { idempotencyKey }),
  );
  async function turn(is_watching: boolean) {
    const answer = await change.run({ is_watching });
    if (!answer) return;
    setWatch(answer.data);
    setWished(answer.data?.wished_price ?? undefined);
  }
  async function wish() {
    const answer = await change.run({ is_watching: true, wished_price: wished || null });
    if (!answer) return;
    setWatch(answer.data);
    toast(
      wished ? `Hako sẽ báo khi giá xuống ${formatYen(wished)}` : 'Đã bỏ mức giá mong muốn',
      'good',
    );
  }
  return (
    <div className={styles.watch}>
      <Checkbox
        isSwitch
        label="Theo dõi giá"
        note={watch ? noteOf(watch) : undefined}
        checked={watch !== null}
        disabled={change.isBusy}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
      {watch && !watch.is_over ? (
        <div className={styles.wish}>
          <MoneyInput label="Báo khi giá còn" currency="JPY" amount={wished} onAmount={setWished} />
          {(wished ?? null) === watch.wished_price ? null : (
            <Button isSmall isBusy={change.isBusy} onClick={() => void wish()}>
              Đặt mức giá
            </Button>
          )}
        </div>
      ) : null}
      {change.refusal ? <p role="alert">{change.refusal.message}</p> : null}
    </div>
  );
}

function noteOf({ is_over, last_price, base_price, checked_at }: Watch): string {
  if (is_over) return 'Đã bán hoặc kết thúc, không còn theo dõi.';
  if (!checked_at) return 'Hako báo khi giá giảm, khi bán hoặc sắp kết thúc.';
  const price = last_price ?? base_price;
  return `${price === null ? 'Chưa rõ giá' : `Giá ${formatYen(price)}`}, xem lúc ${formatWhen(checked_at)}.`;
}
