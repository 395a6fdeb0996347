import type { Day } from './day.ts';
import type { DayStage } from './day-stage.ts';

/** What stands in the rows when the day is over. */
export function broughtBy({ tables, watch, world }: DayStage): Omit<Day, 'kills' | 'events'> {
  const outcomes: Record<string, number> = {};
  for (const { status } of tables.rows('bids'))
    outcomes[status as string] = (outcomes[status as string] ?? 0) + 1;
  return {
    outcomes,
    sent: watch.sent.size,
    extensions: [...world.lots.values()].reduce((sum, lot) => sum + lot.extensions, 0),
    groups: tables.rows('bid_groups').length,
    shutOuts: tables
      .rows('bid_receipts')
      .filter(
        ({ kind, facts }) =>
          kind === 'account-rests' || /account-rests|blocked/.test(facts as string),
      ).length,
  };
}

/** With what happened on the lot that the message names. */
export function withStory({ tables, world }: DayStage, error: unknown): unknown {
  const code = /lot\d/.exec((error as Error).message)?.[0];
  const ours = tables.rows('bids').filter((bid) => bid['code'] === code);
  const lines = tables.rows('bid_receipts').flatMap(({ bid_id: id, at: when, kind, facts }) => {
    const index = ours.findIndex((bid) => bid['id'] === id);
    const at = (when as Date).toISOString().slice(11, 23);
    return index < 0 ? [] : [`  bid ${index} ${at} ${kind as string} ${facts as string}`];
  });
  const writes = tables.rows('remote_bids').filter((row) => row['code'] === code);
  const maximums = [...(world.lots.get(code ?? '')?.maximums ?? [])];
  (error as Error).message +=
    `\n${lines.join('\n')}\n  ${JSON.stringify(writes)}\n  ${JSON.stringify(maximums)}`;
  return error;
}
