import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BucketConfig } from '../config/files.ts';
import { openBucket } from '../platform/outside/shelf/bucket.ts';
import type { ReadinessBook } from '../platform/telemetry/readiness.ts';

const PATIENCE_MS = 1_500;

/**
 * A bucket that may not be written is a wrong setting, found before anybody calls. One that is away
 * is none: all processes would be taken from the balancer together, for their pictures.
 */
export function needBucket(readiness: ReadinessBook, config: BucketConfig, log: Logger): void {
  const bucket = openBucket(config);
  let refusal: string | undefined;
  let trial: Promise<void> | undefined;
  const tryIt = async (): Promise<void> => {
    try {
      refusal = await bucket.findRefusal();
      if (refusal) log.error({ refusal }, 'the bucket of files may not be written');
    } catch (error) {
      log.error({ error: (error as Error).message }, 'the bucket of files does not answer');
      refusal = undefined;
    }
    // Written once, it needs no other trial.
    if (refusal) trial = undefined;
  };
  readiness.add('bucket', async () => {
    trial ??= tryIt();
    await Promise.race([trial, sleep(PATIENCE_MS, undefined, { ref: false })]);
    return refusal;
  });
}
