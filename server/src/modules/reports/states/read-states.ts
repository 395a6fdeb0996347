import { ORDER_STATES } from '@hako/contract/orders/states';
import type { readStatesReportEndpoint, StateTime } from '@hako/contract/reports/states';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { STATES } from '../../orders/index.ts';
import type { ReportsDeps } from '../deps.ts';
import { reportTable } from '../exporting/report-table.ts';
import { askedDays, type Days } from '../rules/asked-days.ts';
import { countOf, quantileOf } from '../spans/rules/quantile.ts';
import { listSpans } from '../spans/span-store.ts';
import { STATE_COLUMNS, STATE_SHEET } from './sheet-labels.ts';

/** How long orders stood in each state that they left, in the order of their life. */
async function listStateTimes({ db }: ReportsDeps, asked: Days): Promise<StateTime[]> {
  const spans = await listSpans(db, askedDays(asked), 'state');
  return ORDER_STATES.flatMap((state) => {
    const of = spans.get(state) ?? [];
    const [half, most] = [quantileOf(of, 0.5), quantileOf(of, 0.9)];
    if (half === undefined || most === undefined) return [];
    const { label } = STATES[state];
    return [{ state, label, orders: countOf(of), half_ms: half, most_ms: most }];
  });
}

/** Refusal `reports.days`. */
export const readStates = async (
  deps: ReportsDeps,
  asked: Days,
): Promise<EndpointReply<typeof readStatesReportEndpoint>> => ({
  states: await listStateTimes(deps, asked),
});

/** The same as a file. */
export const tableStates = async (deps: ReportsDeps, asked: Days) =>
  reportTable(STATE_SHEET, STATE_COLUMNS, await listStateTimes(deps, asked));
