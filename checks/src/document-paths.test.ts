import { expect, it } from 'vitest';
import { pathsIn } from './document-paths.ts';

it('reads paths from the root and links from where the document lies, and nothing else', () => {
  const text =
    'See `server/src/config.ts` and [why](decisions/0001-x.md#part), not `GET /api/x`, `a/b.ts` or [home](https://example.com/docs/x.md).';
  expect(pathsIn('docs/architecture.md', text).map(({ target }) => target)).toEqual([
    'server/src/config.ts',
    'docs/decisions/0001-x.md',
  ]);
});
