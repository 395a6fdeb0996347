import { openPaymentLinkEndpoint } from '@hako/contract/wallet/wallet';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/refusal.ts';
import { formatTime } from '../../text/time.ts';
import { ErrorState, Skeleton } from '../../ui/frames/states.tsx';
import { TransferGuide } from './transfer-guide.tsx';

type Link = EndpointReply<typeof openPaymentLinkEndpoint>['data'];

/** A payment of exactly this amount that payOS collects; asked for when it is looked at. */
export function PaymentLink({
  amountVnd,
  isStale,
}: {
  readonly amountVnd: number;
  readonly isStale: boolean;
}) {
  const [answer, setAnswer] = useState<{ of: number; link?: Link; error?: unknown }>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again.
  useEffect(() => {
    if (isStale) return;
    const stop = new AbortController();
    call(openPaymentLinkEndpoint, { body: { amount: amountVnd } }, { signal: stop.signal }).then(
      ({ data }) => setAnswer({ of: amountVnd, link: data }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (!isRefusal(error)) throw error;
        setAnswer({ of: amountVnd, error });
      },
    );
    return () => stop.abort();
  }, [amountVnd, isStale, turn]);
  if (answer?.error) return <ErrorState error={answer.error} onRetry={() => setTurn(turn + 1)} />;
  if (!answer?.link) return <Skeleton lines={3} height={120} />;
  const { link } = answer;
  return (
    <TransferGuide
      account={link.account}
      content={link.content}
      amountVnd={link.amount_vnd}
      inWords={link.amount_in_words}
      isStale={isStale || answer.of !== amountVnd}
      note={`Mã này chỉ dùng một lần, trả trước ${formatTime(link.expires_at)}. Tiền vào ví kể cả khi ngân hàng đổi nội dung chuyển khoản.`}
    />
  );
}
