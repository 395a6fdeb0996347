import type { readDeskOrderEndpoint } from '@hako/contract/desk/orders';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatMoment } from '../../../text/time.ts';
import { Timeline } from '../../../ui/figures/timeline.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { factsText } from './order-facts.ts';

/** An order as the desk reads it. */
export type DeskOrder = EndpointReply<typeof readDeskOrderEndpoint>['data'];

/** Who did what with an order, the newest first. */
export function OrderHistory({ order }: { readonly order: Pick<DeskOrder, 'happenings'> }) {
  return (
    <Card title="Ai đã làm gì" level={3}>
      <Timeline entries={order.happenings.map(entryOf).toReversed()} />
    </Card>
  );
}

const ACTORS: Readonly<Record<string, string>> = {
  customer: 'khách',
  staff: 'nhân viên',
  agent: 'chương trình mua',
  carrier: 'hãng vận chuyển',
  system: 'hệ thống',
};

const entryOf = (
  happening: DeskOrder['happenings'][number],
  index: number,
  all: DeskOrder['happenings'],
) => ({
  key: `${happening.at}${index}`,
  time: formatMoment(happening.at),
  title: `${stepText(happening, all[index - 1])} · ${happening.actor_name ?? ACTORS[happening.actor] ?? happening.actor}`,
  detail: factsText(happening.facts) || undefined,
});

/** From which state to which; a note moves nothing and names where the order stands. */
const stepText = (
  { state, label }: DeskOrder['happenings'][number],
  before: DeskOrder['happenings'][number] | undefined,
): string => (before && before.state !== state ? `${before.label} → ${label}` : label);
