import type { Clock } from '../../../kernel/clock.ts';
import type { CategoryBranch, CategoryCapability } from '../marketplace.ts';
import { createMemory } from '../../../platform/memory.ts';
import { sharedOptions } from '../reading/shared-options.ts';
import { broken } from '../reading/shape.ts';
import type { SurugayaPage } from './client.ts';
import { readSearchPage } from './search-page.ts';
import { SOURCE, tidy } from './shapes.ts';
import { walkPage } from '../reading/page-walker.ts';
import type { CallOptions } from '../listing-query.ts';

type Read = (path: string, options?: CallOptions) => Promise<SurugayaPage | undefined>;

const SERVES_MS = 24 * 3_600_000;

/** Roots from the form of the detailed search, branches from the list beside a category's hits; each page is asked for once a day. */
export function categoriesOf(read: Read, clock: Clock): CategoryCapability {
  const memory = createMemory<CategoryBranch>(clock, SERVES_MS, 2_000);
  return {
    readBranch: (id, options) =>
      memory.read(id ?? '', () =>
        id === undefined
          ? askRoots(read, sharedOptions(options))
          : askBranch(read, id, sharedOptions(options)),
      ),
  };
}

async function askRoots(read: Read, options?: CallOptions): Promise<CategoryBranch> {
  const page = await read('/detailed_search', options);
  if (!page) throw broken(SOURCE, 'detailed_search');
  return { current: undefined, children: readRoots(page.html) };
}

async function askBranch(read: Read, id: string, options?: CallOptions): Promise<CategoryBranch> {
  const page = await read(
    `/search?${new URLSearchParams({ category: id, search_word: '', searchbox: '1' })}`,
    options,
  );
  return page ? branchOf(page.html, id) : { current: undefined, children: [] };
}

/** Names of the top categories. An `Outage` when the form has none. */
export function readRoots(html: string): CategoryBranch['children'] {
  const roots: CategoryBranch['children'][number][] = [];
  let isInside = false;
  walkPage(html, ({ name, attributes }) => {
    if (name === 'select') {
      isInside = attributes['id'] === 'category-first-level';
      return () => (isInside = false);
    }
    const id = attributes['value'] ?? '';
    if (!isInside || name !== 'option' || !/^[1-9]\d*$/.test(id)) return undefined;
    return (text) => roots.push({ id, name: tidy(text), count: undefined, isLeaf: false });
  });
  if (roots.length === 0) throw broken(SOURCE, 'category-first-level');
  return roots;
}

function branchOf(html: string, id: string): CategoryBranch {
  const { trail, narrower } = readSearchPage(html);
  const current = trail.find((category) => category.id === id);
  if (!current) throw broken(SOURCE, 'BreadcrumbList', `no category ${id}`);
  // How many there are is told in words: 多数, 約3000, 少量.
  return {
    current,
    children: narrower.map((child) => ({ ...child, count: undefined, isLeaf: false })),
  };
}
