import { type CallTrace, tracing, type TracedCall } from '../reading/trace.ts';
import { callName } from './call-name.ts';
import type { SiteRecord } from './site-record.ts';

/** An answer that could not be read, as the site sent it. */
export interface UnreadableAnswer {
  readonly call: string;
  readonly status: number;
  readonly missing: string;
  readonly why: string;
  readonly contentType: string;
  readonly body: string;
}

interface Watching {
  readonly record: SiteRecord;
  /** Hears of each answer that could not be read, once for each piece of work. */
  readonly keep: (answer: UnreadableAnswer) => void;
  /** Hears of each call. */
  readonly note?: ((call: TracedCall) => void) | undefined;
}

/** The marketplace with every call of its parts recorded: duration, failures, and what could not be read. */
export function watched<M extends object>(marketplace: M, watching: Watching): M {
  const parts = Object.entries(marketplace).map(([name, part]) => [
    name,
    typeof part === 'object' && part !== null ? watchedPart(part, watching) : part,
  ]);
  return watchedPart(Object.fromEntries(parts) as M, watching);
}

/** The same object with its functions watched; they still call each other through it. */
function watchedPart<Part extends object>(part: Part, watching: Watching): Part {
  const copy = { ...part } as Record<string, unknown>;
  for (const [name, value] of Object.entries(part))
    if (typeof value === 'function')
      copy[name] = (...asked: unknown[]) =>
        tracing(traceOf(watching), () => (value as Work).apply(copy, asked));
  return copy as Part;
}
type Work = (this: unknown, ...asked: unknown[]) => unknown;

function traceOf({ record, keep, note }: Watching): CallTrace {
  let last: TracedCall | undefined;
  let isTold = false;
  return {
    called(call) {
      last = call;
      isTold = false;
      record.called(call);
      note?.(call);
    },
    unreadable(missing, why) {
      // Many rows of one answer may be wrong; it is kept once.
      if (isTold || !last?.answer) return;
      isTold = true;
      const { request, answer } = last;
      const call = callName(request.method ?? 'GET', request.path);
      record.unreadable(call, answer.status);
      keep({
        call,
        status: answer.status,
        missing,
        why,
        contentType: String(answer.headers['content-type'] ?? ''),
        body: answer.text(),
      });
    },
  };
}
