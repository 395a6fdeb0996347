import { type Finding, isTest, type SourceFile } from './source.ts';

const MIGRATION = /^server\/migrations\/(\d{4})-([a-z]+)[a-z-]*\.sql$/;

const SQL = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;
/** Stores hold a module's SQL; invariants and personal data are queries as well; the platform is the database's own side. */
const MAY_HOLD_SQL = /(-store|-sql|\/invariants|\/personal-data)\.ts$|^server\/src\/platform\//;

/** Only a module's own files name its tables; an invariant may compare what two modules wrote. A table belongs to the module whose migration makes it. */
export function checkTables(files: readonly SourceFile[]): Finding {
  const ownerOf = new Map<string, string>();
  const faults: string[] = [];
  for (const file of files) {
    const [, , module] = MIGRATION.exec(file.path) ?? [];
    if (!module) {
      if (file.path.startsWith('server/migrations/'))
        faults.push(`${file.path}: migrations are named NNNN-<module>.sql`);
      continue;
    }
    for (const [, table] of file.text.matchAll(/create table (?:if not exists )?(\w+)/gi))
      ownerOf.set(table as string, module);
  }
  let stores = 0;
  for (const file of files) {
    if (!file.path.startsWith('server/src/') || isTest(file.path)) continue;
    const module = /^server\/src\/modules\/([^/]+)\//.exec(file.path)?.[1];
    const isStore = MAY_HOLD_SQL.test(file.path);
    if (isStore) stores++;
    if (!isStore && SQL.test(file.text))
      faults.push(`${file.path} holds SQL, which belongs into a <noun>-store.ts`);
    if (!module) continue;
    for (const table of tablesIn(file.text)) {
      const owner = ownerOf.get(table);
      if (owner && owner !== module && !file.path.endsWith('/invariants.ts'))
        faults.push(`${file.path} uses table ${table} of module ${owner}`);
    }
  }
  return { name: 'tables and owners', seen: Math.min(ownerOf.size, stores), faults };
}

/** The tables that a file names in Kysely's calls and in SQL written out. Comments are left aside. */
function tablesIn(text: string): Set<string> {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
  const built = code.matchAll(
    /(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'(\w+)/g,
  );
  const written = code.matchAll(/\b(?:from|join|update|insert into|delete from|table:)\s+'?(\w+)/g);
  return new Set([...built, ...written].map(([, table]) => table as string));
}
