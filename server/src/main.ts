import { readConfig } from './config.ts';
import { examineRestored } from './examine-restored.ts';
import { openObservation } from './observation/open-observation.ts';
import { openPlatform } from './open-platform.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startWatchdog } from './platform/watchdog.ts';
import { type Service, startService } from './service.ts';

// One process of the service; what it does is said by HAKO_ROLES. `migrate` as an argument only
// migrates, `examine` only looks whether all that was restored is as it must be (code 1: it is not).
// It ends by itself, with code 1, when only a new start can mend it.

const LONGEST_END_MS = 15_000;
let drainMs = 0;

try {
  const only = process.argv[2];
  if (only !== undefined && only !== 'migrate' && only !== 'examine')
    throw new Error(`"${only}" is nothing that Hako does: migrate, examine, or nothing to serve.`);
  startWatchdog();
  const config = readConfig();
  drainMs = config.drainMs;
  const isSilentTooLong = () => endAtOnce('the database is silent for too long');
  const platform = openPlatform(config, isSilentTooLong, await openObservation(config));
  await prepareDatabase(platform, only === 'migrate');
  if (only === 'migrate') {
    await platform.close();
  } else if (only === 'examine') {
    process.exitCode = (await examineRestored(platform)) > 0 ? 1 : 0;
    await platform.close();
  } else {
    const service = await startService(platform);
    service.failed.catch((error: Error) => endAtOnce(error.message));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => endInOrder(service));
    process.send?.({ ready: true, url: service.url, operatorUrl: service.operatorUrl });
  }
} catch (error) {
  endAtOnce((error as Error).message);
}

/** Parts that wait for a database which is gone would wait for ever. */
function endInOrder(service: Service): void {
  const longestMs = drainMs + LONGEST_END_MS;
  setTimeout(() => endAtOnce('the service did not end in order'), longestMs).unref();
  service.stop().then(
    () => process.exit(0),
    (error: Error) => endAtOnce(error.message),
  );
}

function endAtOnce(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
