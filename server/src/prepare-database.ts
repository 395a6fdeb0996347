import { directUrlOf, type OwnedPlatform, roleOf } from './open-platform.ts';
import { openPool } from './platform/database/database.ts';
import { requireDurable } from './platform/database/durability.ts';
import { migrate, requireMigrated } from './platform/database/migrating/migrate.ts';
import { requirePooledSession } from './platform/database/pooled/pooled-session.ts';
import { OWNER_ROLE } from './platform/database/rights.ts';
import { sniperRights } from './sniper-rights.ts';

/**
 * Brings the database up to the migrations. Where each process has only its own rights, one that
 * serves may not: it only looks whether all
 * is there, and the owner migrates when that is all that was asked for (`isAsked`).
 */
export async function prepareDatabase(platform: OwnedPlatform, isAsked: boolean): Promise<void> {
  const { config, log } = platform;
  const mustLast = config.environment === 'production';
  // The owner's login may take no other role.
  const isOwner = isAsked && config.databaseRights === 'own';
  if (mustLast && !isOwner) await requireDurable(platform.direct);
  if (!isAsked) await lookAtPooler(platform);
  if (config.databaseRights === 'login') return migrate(platform.direct);
  if (!isOwner)
    return requireMigrated(platform.direct, { role: roleOf(config), ofSniper: sniperRights, log });
  const pool = openPool({ url: directUrlOf(config), poolSize: 2, log, role: OWNER_ROLE });
  try {
    if (mustLast) await requireDurable(pool);
    await migrate(pool, sniperRights);
  } finally {
    await pool.end();
  }
}

async function lookAtPooler({ pool, config, log }: OwnedPlatform): Promise<void> {
  if (pool.isPooled) return requirePooledSession(pool, roleOf(config));
  if (config.directDatabaseUrl !== undefined && config.roles.includes('api'))
    log.warn(
      { roles: config.roles },
      'the calls of this process go past the pooler: it is for processes that are api alone',
    );
}
