import type { LabelsOf, NameOf } from './metrics.ts';

/** One value of a metric that is read when somebody asks. */
export interface Reading<Name extends NameOf<'gauge' | 'tally'>> {
  readonly labels: LabelsOf<Name>;
  readonly value: number;
}

/** Values that are read when somebody asks, under the names of their metrics. */
export type Readings = {
  readonly [Name in NameOf<'gauge' | 'tally'>]?: readonly Reading<Name>[];
};

/** What happened, for a trace. Facts are names and numbers of ours. */
export interface Step {
  /** Like `select bids` or `yahoo-auctions search`. */
  readonly name: string;
  readonly isFailed?: boolean;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Where a process tells what it does. Telling costs nothing when nobody listens. */
export interface Telemetry {
  count<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  record<Name extends NameOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, value: number): void;
  /**
   * `read` is called when somebody asks, never at the same time twice; one that fails leaves its
   * metrics out.
   */
  watch(read: () => Readings | Promise<Readings>): void;
  /**
   * Tells of a step of the present work that ended just now; `describe` is called when the work is
   * traced.
   */
  step(tookMs: number, describe: () => Step): void;
  /** Does the work under this name, with what it tells below it. */
  within<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer>;
}

/** Nobody listens. */
export const noTelemetry: Telemetry = {
  count: () => undefined,
  record: () => undefined,
  watch: () => undefined,
  step: () => undefined,
  within: (_name, work) => work(),
};
