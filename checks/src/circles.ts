import { type Finding, importsOf, isTest, resolved, type SourceFile } from './source.ts';

/** No file imports itself through others, types included: each can be read and understood after those that it imports. */
export function checkCircles(files: readonly SourceFile[]): Finding {
  const sources = files.filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path));
  const paths = new Set(sources.map(({ path }) => path));
  const importsBy = new Map(
    sources.map((file) => [file.path, targetsOf(file).filter((target) => paths.has(target))]),
  );
  const faults = circlesIn(importsBy).map(
    (circle) => `${circle.length} files import each other: ${circle.slice(0, 6).join(', ')}`,
  );
  const seen = [...importsBy.values()].reduce((total, targets) => total + targets.length, 0);
  return { name: 'circles', seen, faults };
}

function targetsOf(file: SourceFile): string[] {
  return importsOf(file).flatMap((specifier) => {
    const [, inContract] = /^@hako\/contract\/(.+)$/.exec(specifier) ?? [];
    return inContract ? `contract/src/${inContract}.ts` : (resolved(file, specifier) ?? []);
  });
}

/** Strongly connected components of more than one file (Tarjan, "Depth-first search and linear graph algorithms", 1972). */
function circlesIn(importsBy: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const target of importsBy.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      else if (!open.includes(target)) continue;
      lowest.set(file, Math.min(lowest.get(file) as number, lowest.get(target) as number));
    }
    if (lowest.get(file) === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
  };
  for (const file of importsBy.keys()) if (!order.has(file)) visit(file);
  return circles;
}
