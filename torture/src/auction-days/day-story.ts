import type { Day } from './day.ts';
import type { DayStage } from './day-stage.ts';

/** What stands in the rows when the day is over. */
export function broughtBy({ tables, watch, world }: DayStage): Omit<Day, 'kills' | 'events'> {
  const outcomes: Record<string, number> = {};
  for (const { status } of tables.bids.rows) outcomes[status] = (outcomes[status] ?? 0) + 1;
  return {
    outcomes,
    sent: watch.sent.size,
    extensions: [...world.lots.values()].reduce((sum, lot) => sum + lot.extensions, 0),
    groups: tables.groups.rows.length,
    shutOuts: tables.receipts.rows.filter(
      ({ kind, facts }) =>
        kind === 'account-rests' || /account-rests|blocked/.test(JSON.stringify(facts)),
    ).length,
  };
}

/** With what happened on the lot that the message names. */
export function withStory({ tables, world }: DayStage, error: unknown): unknown {
  const code = /lot\d/.exec((error as Error).message)?.[0];
  const ours = tables.bids.rows.filter((bid) => bid.code === code);
  const lines = tables.receipts.rows.flatMap(({ bidId, at, kind, facts }) => {
    const index = ours.findIndex(({ id }) => id === bidId);
    const time = at.toISOString().slice(11, 23);
    return index < 0 ? [] : [`  bid ${index} ${time} ${kind} ${JSON.stringify(facts)}`];
  });
  const writes = tables.remoteBids.rows.filter((row) => row.code === code);
  const maximums = [...(world.lots.get(code ?? '')?.maximums ?? [])];
  (error as Error).message +=
    `\n${lines.join('\n')}\n  ${JSON.stringify(writes)}\n  ${JSON.stringify(maximums)}`;
  return error;
}
