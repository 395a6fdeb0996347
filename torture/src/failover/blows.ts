import type { Member } from './member.ts';
import { signal } from './tools.ts';

/** What may happen to the machine of the primary. */
export const BLOWS = ['postgres is killed', 'postgres and Patroni are killed', 'it hangs'] as const;
export type Blow = (typeof BLOWS)[number];

/**
 * Strikes, at once and without a word to anybody. What it gives makes the machine whole again,
 * after somebody else took over.
 */
export async function strike(member: Member, blow: Blow): Promise<() => Promise<void>> {
  const { patroni, postgres } = await member.pids();
  if (postgres.length === 0) throw new Error(`${member.name} runs no PostgreSQL`);
  if (blow === 'it hangs') {
    const all = [patroni, ...postgres];
    signal(all, 'SIGSTOP');
    return async () => signal(all, 'SIGCONT');
  }
  if (blow === 'postgres is killed') {
    signal(postgres, 'SIGKILL');
    return async () => undefined;
  }
  signal([patroni, ...postgres], 'SIGKILL');
  return () => member.start();
}
