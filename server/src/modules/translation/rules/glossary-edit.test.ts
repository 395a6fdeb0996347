import { expect, it } from 'vitest';
import { withTerm } from './glossary-edit.ts';
import { findGlossaryFaults, parseGlossary } from './glossary-rows.ts';

const OWNER = 'noun\t鞄\tかばん\ttúi xách';
const TSV = `${OWNER}\nnoun\t手提げ\tてさげ\t~túi xách tay\ttote|thẻ\tda\n`;
const TERM = { kind: 'noun', japanese: '手提げ', reading: 'てさげ', forms: ['tote'] } as const;

it.each(['túi xách', 'túi quai', '~túi quai'])(
  'a term that is only shown stays so whatever its words become: %s',
  (vietnamese) => {
    const edited = withTerm(TSV, { ...TERM, vietnamese });
    expect(parseGlossary(edited.tsv)[1]).toMatchObject({
      isShownOnly: true,
      vietnamese: vietnamese.replace('~', ''),
      hints: ['da'],
    });
    expect(findGlossaryFaults(edited.tsv)).toEqual([]);
  },
);

it('a term that is searched by stays so, and nothing written again is no change', () => {
  const term = { kind: 'noun', japanese: '鞄', reading: 'かばん', forms: [] } as const;
  const edited = withTerm(TSV, { ...term, vietnamese: 'cặp' });
  expect(parseGlossary(edited.tsv)[0]).toMatchObject({ isShownOnly: false, vietnamese: 'cặp' });
  const same = withTerm(TSV, { ...TERM, vietnamese: 'túi xách tay', forms: ['tote', 'thẻ'] });
  expect(same.after).toBe(same.before);
});
