import type { Debian } from './debian.ts';
import { commandsUnder, valuesIn } from './manual.ts';

/** Somebody who reads docs/operating.md and does what it says, in one shell of root. */
export interface Operator {
  /**
   * Does all under that heading. `own` are the reader's values instead of those of the page;
   * `afterBlock` is done when a block holds the text that is its name. Gives what was printed.
   */
  follow(
    heading: string,
    own?: Readonly<Record<string, string>>,
    afterBlock?: Readonly<Record<string, () => Promise<unknown>>>,
  ): Promise<string>;
}

/** A reader in front of that machine. */
export function operatorAt(debian: Debian): Operator {
  const known: Record<string, string> = {};
  return {
    async follow(heading, own = {}, afterBlock = {}) {
      let printed = '';
      const left = new Map(Object.entries(afterBlock));
      for (const block of await commandsUnder(heading)) {
        const values = valuesIn(block);
        if (values) {
          Object.assign(known, values, own);
          continue;
        }
        printed += await debian.run(`${written(known)}\n${block}`);
        for (const [text, act] of left)
          if (block.includes(text)) {
            left.delete(text);
            await act();
          }
      }
      if (left.size > 0) throw new Error(`no block under "${heading}" has ${[...left.keys()]}`);
      return printed;
    },
  };
}

const written = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}='${value}'`)
    .join('\n');
