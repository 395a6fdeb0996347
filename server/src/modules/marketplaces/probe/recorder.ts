import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scrub } from '../health/scrub.ts';
import type { TracedCall } from '../reading/trace.ts';

/** One answer of a site as it is kept for reading it again. */
export interface RecordedAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** A process records no more answers of one site than this; it begins anew each time. */
const MOST = 300;

/** Writes the answers that one site gave to readings into a folder of its own, without keys, cookies and names of accounts. */
export function createRecorder(
  dir: string,
  site: string,
  secrets: readonly string[],
): (call: TracedCall) => void {
  const folder = path.join(dir, site);
  let count = 0;
  return ({ request, answer }) => {
    if (!answer || request.isWrite || count >= MOST) return;
    if (count === 0) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    count += 1;
    const recorded: RecordedAnswer = {
      method: request.method ?? 'GET',
      path: scrub(request.path, secrets),
      status: answer.status,
      contentType: String(answer.headers['content-type'] ?? ''),
      body: scrub(answer.text(), secrets),
    };
    const name = `${String(count).padStart(4, '0')}.json`;
    writeFileSync(path.join(folder, name), JSON.stringify(recorded, null, 1));
  };
}

/** What was recorded of a site, in the order of its calls; empty when nothing was. */
export function readRecorded(dir: string, site: string): RecordedAnswer[] {
  const folder = path.join(dir, site);
  try {
    return readdirSync(folder)
      .toSorted()
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as RecordedAnswer);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw failure;
  }
}
