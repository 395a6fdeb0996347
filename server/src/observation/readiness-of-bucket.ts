import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BucketConfig } from '../config/files.ts';
import { openBucket } from '../platform/outside/shelf/bucket.ts';
import type { ReadinessBook } from '../platform/telemetry/readiness.ts';

const PATIENCE_MS = 1_500;

/**
 * A bucket that may not be written is a wrong setting, found before anybody calls. One that is away
 * is none: all processes would leave the balancer together, for their pictures. Each look tries
 * again until a trial was written.
 */
export function needBucket(readiness: ReadinessBook, config: BucketConfig, log: Logger): void {
  const bucket = openBucket(config);
  let isWritten = false;
  let refusal: string | undefined;
  let isAway = false;
  let trial: Promise<void> | undefined;
  const tryIt = async (): Promise<void> => {
    const before = refusal;
    try {
      refusal = await bucket.findRefusal();
      isAway = false;
      isWritten = refusal === undefined;
      if (refusal && refusal !== before)
        log.error({ refusal }, 'the bucket of files may not be written');
    } catch (error) {
      if (!isAway)
        log.error({ error: (error as Error).message }, 'the bucket of files does not answer');
      isAway = true;
      refusal = undefined;
    }
  };
  readiness.add('bucket', async () => {
    if (isWritten) return undefined;
    // Begun before the trial, whose first steps may hold the thread up, so that it ends before
    // whoever waits for this look gives up.
    const patience = sleep(PATIENCE_MS, undefined, { ref: false });
    trial ??= tryIt().finally(() => (trial = undefined));
    await Promise.race([trial, patience]);
    return refusal;
  });
}
