import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import type { ListingCategory } from '../listing.ts';
import type { CategoryBranch, CategoryCapability } from '../marketplace.ts';
import { broken } from '../reading/shape.ts';
import type { PathOfGenre } from './card.ts';
import type { RakutenClient } from './client.ts';
import { createMemory } from '../../../platform/memory.ts';
import { sharedOptions } from '../reading/shared-options.ts';
import { GENRE_ID, type GenreNode, readGenre, SOURCE } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';
import { upTo } from '../../../kernel/up-to.ts';

/** Genres rarely change. */
const SERVES_MS = 24 * 3_600_000;
/** Genres are five levels deep. */
const DEEPEST = 5;

export interface GenreBook extends CategoryCapability {
  /** From memory, without waiting; the id with an empty name for a genre that nobody has looked up. */
  readonly pathOf: PathOfGenre;
  /** Looks the genre up, so that `pathOf` knows it. */
  learn(genreId: string, options?: CallOptions): Promise<void>;
}

const categoryOf = ({ genreId, nameJa }: GenreNode): ListingCategory => ({
  id: String(genreId),
  name: nameJa,
});
const isRoot = ({ genreId }: GenreNode): boolean => Number(genreId) === 0;

/** The genre tree, read branch by branch as it is asked for. */
export function createGenreBook(client: RakutenClient, clock: Clock): GenreBook {
  const branches = createMemory<CategoryBranch>(clock, SERVES_MS, 5_000);
  const paths = new LRUCache<string, readonly ListingCategory[]>(upTo(20_000));

  const readBranch = (id: string | undefined, options?: CallOptions): Promise<CategoryBranch> => {
    if (id !== undefined && id !== '0' && !GENRE_ID.test(id))
      return Promise.resolve({ current: undefined, children: [] });
    const wanted = id ?? '0';
    return branches.read(wanted, async () => {
      const asked = await client.ask('genres', { genreId: wanted }, sharedOptions(options));
      if (!asked) return { current: undefined, children: [] };
      const { genre, ancestors, children } = readGenre(asked.json);
      if (String(genre.genreId) !== wanted)
        throw broken(SOURCE, 'genre.genreId', `asked for ${wanted}, got ${genre.genreId}`);
      const path = [...ancestors, genre].filter((node) => !isRoot(node)).map(categoryOf);
      paths.set(wanted, path);
      for (const child of children) paths.set(String(child.genreId), [...path, categoryOf(child)]);
      return {
        current: isRoot(genre) ? undefined : categoryOf(genre),
        children: children.map((child) => ({
          ...categoryOf(child),
          count: undefined,
          isLeaf: child.level >= DEEPEST,
        })),
      };
    });
  };

  return {
    readBranch,
    pathOf: (genreId) => paths.get(genreId) ?? [{ id: genreId, name: '' }],
    async learn(genreId, options) {
      if (!paths.has(genreId)) await readBranch(genreId, options);
    },
  };
}
