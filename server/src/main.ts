import { readConfig } from './config.ts';
import { openPlatform } from './open-platform.ts';
import { migrate } from './platform/database/migrate.ts';
import { startService } from './service.ts';

// One process of the service; what it does is said by HAKO_ROLES. `migrate` as an argument only migrates.
try {
  const config = readConfig();
  const platform = openPlatform(config);
  await migrate(platform.pool);
  if (process.argv[2] === 'migrate') {
    await platform.close();
  } else {
    const service = await startService(platform);
    const end = (): void => void service.stop().then(() => process.exit(0));
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    process.send?.({ ready: true, url: service.url });
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
