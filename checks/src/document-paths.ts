import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Finding, ROOT } from './source.ts';

/** What a document may name from the root of the repository, in backticks or as a link. */
const ROOTS = 'server|web|contract|simulator|e2e|bench|torture|checks|scripts|docs|ops';
const NAMED = new RegExp(`\`((?:${ROOTS})/[\\w./-]*)\``, 'g');
const LINKED = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** Every file and folder that the documents name is there. */
export function checkDocumentPaths(): Finding {
  const named = documents().flatMap((document) =>
    pathsIn(document, readFileSync(path.join(ROOT, document), 'utf8')),
  );
  return {
    name: 'paths in documents',
    seen: named.length,
    faults: named
      .filter(({ target }) => !existsSync(path.join(ROOT, target)))
      .map(({ document, target }) => `${document} names ${target}, which is not there`),
  };
}

/** What a text names: paths from the root, and links from where the document lies. */
export function pathsIn(
  document: string,
  text: string,
): { readonly document: string; readonly target: string }[] {
  const named = [...text.matchAll(NAMED)].map(([, target = '']) => target);
  const linked = [...text.matchAll(LINKED)].map(([, target = '']) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(document), target)),
  );
  return [...named, ...linked].map((target) => ({ document, target }));
}

function documents(): string[] {
  const inDocs = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll(path.sep, '/')}`);
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...inDocs];
}
