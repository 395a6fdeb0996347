import type { Clock } from '../../../kernel/clock.ts';
import type { CategoryBranch, CategoryCapability } from '../marketplace.ts';
import { createMemory } from '../../../platform/memory.ts';
import { sharedOptions } from '../reading/shared-options.ts';
import { broken } from '../reading/shape.ts';
import type { AmazonClient } from './client.ts';
import { NODE_RESOURCES } from './resources.ts';
import { readNodes, SOURCE } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

/**
 * Browse nodes that are the roots of amazon.co.jp; the interface has no call that lists them. Two lists of other people agree on them. Food,
 * medicine and digital goods are left out: they cannot be sent to Vietnam.
 */
const ROOTS = [
  '2277721051',
  '13299531',
  '637394',
  '3210981',
  '2127209051',
  '324025011',
  '2229202051',
  '2016926051',
  '52374051',
  '2016929051',
  '14304371',
  '3828871',
  '465392',
  '561956',
  '561958',
  '2123629051',
  '2017304051',
  '86731051',
  '344845011',
  '2127212051',
] as const;
/** Asked by the interface: so many ids a call. */
const IDS_A_CALL = 10;
const SERVES_MS = 24 * 3_600_000;

/** The tree of browse nodes; it changes rarely, so each branch is asked for once a day. */
export function categoriesOf(client: AmazonClient, clock: Clock): CategoryCapability {
  const memory = createMemory<CategoryBranch>(clock, SERVES_MS, 5_000);
  return {
    readBranch: (id, options) =>
      memory.read(id ?? '', () =>
        id === undefined
          ? readRoots(client, sharedOptions(options))
          : readNode(client, id, sharedOptions(options)),
      ),
  };
}

const readBrowseNodes = async (
  client: AmazonClient,
  browseNodeIds: readonly string[],
  options?: CallOptions,
) => {
  const read = await client.ask(
    'getBrowseNodes',
    { browseNodeIds, resources: NODE_RESOURCES },
    options,
  );
  return read ? readNodes(read.json).browseNodesResult.browseNodes : [];
};

async function readRoots(client: AmazonClient, options?: CallOptions): Promise<CategoryBranch> {
  const nodes = [];
  for (let from = 0; from < ROOTS.length; from += IDS_A_CALL)
    nodes.push(...(await readBrowseNodes(client, ROOTS.slice(from, from + IDS_A_CALL), options)));
  if (nodes.length === 0)
    throw broken(SOURCE, 'browseNodesResult.browseNodes', 'none of the roots is there');
  return {
    current: undefined,
    children: nodes.map(({ id, displayName, children }) => ({
      id,
      name: displayName,
      count: undefined,
      isLeaf: (children ?? []).length === 0,
    })),
  };
}

async function readNode(
  client: AmazonClient,
  id: string,
  options?: CallOptions,
): Promise<CategoryBranch> {
  const [node] = await readBrowseNodes(client, [id], options);
  if (!node) return { current: undefined, children: [] };
  if (node.id !== id)
    throw broken(SOURCE, 'browseNodesResult.browseNodes.0.id', `asked for ${id}, got ${node.id}`);
  return {
    current: { id, name: node.displayName },
    // Whether a child has children of its own is told only by asking for it.
    children: (node.children ?? []).map((child) => ({
      id: child.id,
      name: child.displayName,
      count: undefined,
      isLeaf: false,
    })),
  };
}
