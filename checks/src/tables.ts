import type { Finding, SourceFile } from './source.ts';

const MIGRATION = /^server\/migrations\/(\d{4})-([a-z]+)[a-z-]*\.sql$/;

/** Only the stores of a module name its tables: a table belongs to the module whose migration makes it. */
export function checkTables(files: readonly SourceFile[]): Finding {
  const ownerOf = new Map<string, string>();
  const faults: string[] = [];
  for (const file of files) {
    const [, , module] = MIGRATION.exec(file.path) ?? [];
    if (!module) {
      if (file.path.endsWith('.sql')) faults.push(`${file.path}: migrations are named NNNN-<module>.sql`);
      continue;
    }
    for (const [, table] of file.text.matchAll(/create table (?:if not exists )?(\w+)/gi)) ownerOf.set(table as string, module);
  }
  for (const file of files) {
    const module = /^server\/src\/modules\/([^/]+)\//.exec(file.path)?.[1];
    if (!module || file.path.endsWith('.test.ts')) continue;
    for (const [, table] of file.text.matchAll(/(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'(\w+)/g)) {
      const owner = ownerOf.get(table as string);
      if (owner && owner !== module) faults.push(`${file.path} uses table ${table} of module ${owner}`);
    }
  }
  return { name: 'tables and owners', seen: ownerOf.size, faults };
}
