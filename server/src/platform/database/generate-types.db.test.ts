import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestPlatform } from '../../../test-support/test-platform.ts';
import { tableTypes } from './generate-types.ts';

it('tables.ts is what the migrations give; `npm run db:types` writes it anew', async () => {
  const platform = await createTestPlatform();
  try {
    expect(readFileSync(path.join(import.meta.dirname, 'tables.ts'), 'utf8')).toBe(
      await tableTypes(platform.pool),
    );
  } finally {
    await platform.close();
  }
});
