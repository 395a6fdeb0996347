import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples: readonly number[];
}

/** Part of the profile, 0 to 1, by what ran: a function of ours, or one of Node's or V8's own. */
export function sharesOf(folder: string): readonly (readonly [string, number])[] {
  const file = readdirSync(folder).find((name) => name.endsWith('.cpuprofile')) ?? '';
  const { nodes, samples } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Profile;
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [
      id,
      `${functionName || '(nameless)'} ${path.basename(url)}`.trim(),
    ]),
  );
  const busy = samples.map((id) => names.get(id) ?? '').filter((name) => name !== '(idle)');
  const counts = Map.groupBy(busy, (name) => name);
  return [...counts]
    .map(([name, list]) => [name, list.length / busy.length] as const)
    .toSorted((one, other) => other[1] - one[1]);
}
