import { type Finding, isTest, type SourceFile } from './source.ts';

const ROOM = 'server/src/modules/bidding/';
/** Stores call each other's SQL; routes show what nobody simulates. */
const MAY_ASK_SQL = /(-store|-sql|routes|\/stores)\.ts$/;

/**
 * What bidding's port offers is asked of `deps.stores` alone: a use case that imports the SQL
 * itself would be tested on PostgreSQL only, and not by the simulated auctions.
 */
export function checkStorePort(files: readonly SourceFile[]): Finding {
  const port = files.find(({ path }) => path === `${ROOM}stores.ts`);
  const offered = new Set(port ? offeredBy(port) : []);
  const faults = files
    .filter(({ path }) => path.startsWith(ROOM) && !isTest(path) && !MAY_ASK_SQL.test(path))
    .flatMap((file) =>
      importedFromStores(file)
        .filter((name) => offered.has(name))
        .map((name) => `${file.path} imports ${name}: ask deps.stores for it`),
    );
  return { name: 'the store port of bidding', seen: offered.size, faults };
}

/** Functions of stores that the port names: `bids.lockBid` and `readSettings`. */
const offeredBy = (port: SourceFile): string[] => [
  ...[...port.text.matchAll(/: \w+\.(\w+)/g)].map(([, name]) => name as string),
  ...importedFromStores(port),
];

/** Values that a file imports by name from stores; types are no calls. */
const importedFromStores = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '[^']*-store\.ts'/g)]
    .flatMap(([, names]) => (names as string).split(','))
    .map((name) => name.trim().split(' as ')[0] as string)
    .filter((name) => name !== '' && !name.startsWith('type '));
