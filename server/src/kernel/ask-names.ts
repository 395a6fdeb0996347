/** Tells the name that an id has; undefined for one that nobody knows. */
export type NameOf = (id: string) => string | undefined;

/** Names of these ids, each asked for once. */
export async function askNames(
  ask: (id: string) => Promise<string | undefined>,
  ids: readonly string[],
): Promise<NameOf> {
  const named = [...new Set(ids)].map(async (id) => [id, await ask(id)] as const);
  const names = new Map(await Promise.all(named));
  return (id) => names.get(id);
}
