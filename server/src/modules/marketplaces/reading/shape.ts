import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { traceUnreadable } from './trace.ts';
import { Outage } from '../../../kernel/outage.ts';

/** Checks what a site sent, and gives it back typed. An `Outage` `broken` names the first path that is missing or of another type. */
export type Shape<S extends TSchema> = (value: unknown, at?: string) => Static<S>;

export function shapeOf<const S extends TSchema>(source: string, schema: S): Shape<S> {
  const compiled = Compile(schema);
  return (value, at = '') => {
    if (compiled.Check(value)) return value as Static<S>;
    throw broken(source, at + firstFault(compiled.Errors(value)), 'not the documented shape');
  };
}

/** The outage of an answer that cannot be believed; `missing` names the path. */
export function broken(source: string, missing: string, detail = ''): Outage {
  traceUnreadable(missing, detail);
  return new Outage(source, 'broken', detail, missing);
}

interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

function firstFault(faults: readonly Fault[]): string {
  const [first] = faults;
  if (!first) return '';
  const absent = (first.params as { requiredProperties?: string[] }).requiredProperties?.[0];
  return [...first.instancePath.split('/').slice(1), ...(absent ? [absent] : [])].join('.');
}
