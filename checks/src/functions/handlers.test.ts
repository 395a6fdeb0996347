import { describe, expect, it } from 'vitest';
import { checkHandlers } from './handlers.ts';

const PATH = 'server/src/modules/sample/routes.ts';
const check = (text: string, path = PATH) => checkHandlers([{ path, text }]);
const handler = (endpoint: string, lines: number): string =>
  `route(${endpoint}, () => {\n${'step();\n'.repeat(lines - 2)}}),\n`;

describe('the handler of a route', () => {
  it.each(['readThingEndpoint', 'calls.readThingEndpoint'])(
    'has at most eight lines: %s',
    (name) => {
      expect(check(`[${handler(name, 8)}];`)).toMatchObject({ seen: 1, faults: [] });
      const { seen, faults } = check(`[${handler(name, 9)}];`);
      expect(seen).toBe(1);
      expect(faults).toEqual([
        `${PATH}:1 the handler of readThingEndpoint has 9 lines, at most 8: its logic belongs into a use case`,
      ]);
    },
  );

  it('is counted alone, not with what it is beside', () => {
    const text = `[${handler('first', 8)}${handler('second', 8)}];\nconst row = () => {\n${'step();\n'.repeat(20)}};\n`;
    expect(check(text)).toMatchObject({ seen: 2, faults: [] });
  });

  it('is looked for in the server alone, and not in its tests', () => {
    const long = `[${handler('first', 20)}];`;
    for (const path of ['web/src/routes.ts', 'server/src/modules/sample/routes.test.ts'])
      expect(check(long, path)).toMatchObject({ seen: 0, faults: [] });
  });
});
