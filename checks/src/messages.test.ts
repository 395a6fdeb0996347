import { describe, expect, it } from 'vitest';
import { MESSAGE_PLACES } from './message-places.ts';
import { checkMessages, messagesIn } from './messages.ts';
import { readSources } from './source.ts';

describe('the error catalogue of the specification', () => {
  const files = readSources();

  it('is raised word for word by the product', () => {
    const { seen, faults } = checkMessages(files);
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(30);
  });

  it('is missed where a text changes, and where nobody says it any more', () => {
    const changed = files.map((file) =>
      file.path === 'web/src/text/vi.ts'
        ? { ...file, text: file.text.replaceAll('In phiếu', 'In phieu') }
        : file,
    );
    expect(checkMessages(changed).faults).toHaveLength(2);
    const silent = files.filter(
      ({ path }) => path !== 'web/src/features/billing/print-buttons.tsx',
    );
    expect(checkMessages(silent).faults).toEqual([
      expect.stringContaining('nobody says vi.printed'),
      expect.stringContaining('nobody says vi.notPrinted'),
    ]);
  });

  it('is read from the table alone', () => {
    const text =
      "'a'\n## 8. The error catalogue\n| x | 'b' or 'c {n}' |\nno 'd'\n\n## 9. Next\n| y | 'e' |\n";
    expect([...messagesIn(text)]).toEqual(['b', 'c {n}']);
    expect(Object.keys(MESSAGE_PLACES).length).toBeGreaterThan(30);
  });
});
