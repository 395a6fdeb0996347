import { Parser } from 'htmlparser2';
import { hasClass } from './class-names.ts';

/** An element as it opens: its name, its attributes, and its class names between spaces. */
export interface Opened {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  has(className: string): boolean;
}

/** Gets all text of the element, nested elements included, when it closes. */
export type WhenRead = (text: string) => void;

/**
 * One pass over a page. `open` looks at every element and, for those whose text it wants, gives back who gets it. Elements inside each other may
 * both be wanted.
 */
export function walkPage(
  html: string,
  open: (element: Opened) => WhenRead | undefined,
  close?: (name: string) => void,
): void {
  const wanted: { text: string; readonly read: WhenRead; readonly depth: number }[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      const classes = attributes['class'];
      const has = classes ? hasIn(classes) : hasNone;
      const read = open({ name, attributes, has });
      if (read) wanted.push({ text: '', read, depth });
    },
    ontext(text) {
      for (const one of wanted) one.text += text;
    },
    onclosetag(name) {
      if (wanted.at(-1)?.depth === depth) {
        const done = wanted.pop();
        done?.read(done.text);
      }
      depth -= 1;
      close?.(name);
    },
  });
  parser.end(html);
}

const hasNone = () => false;
const hasIn = (classes: string) => (className: string) => hasClass(classes, className);
