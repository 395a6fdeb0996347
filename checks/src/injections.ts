import { INJECTED, MODULE_MAP } from './module-map.ts';
import { codeOnly, type Finding, type SourceFile } from './source.ts';

const COMPOSITION = 'server/src/composition.ts';
const MODULE_IMPORT = /import \{([^}]*)\} from '\.\/modules\/([^/']+)\/[^']*';/g;
/** `const orders = createOrders(`, the statements of `compose` that begin with two spaces. */
const DECLARATION = /^ {2}const (\w+)(?:: [\w[\]]+)? = /gm;

/**
 * What the composition hands to a module from others that it may not import stands in `INJECTED`,
 * and nothing stands there that is not handed over.
 */
export function checkInjections(files: readonly SourceFile[]): Finding {
  const text = files.find(({ path }) => path === COMPOSITION)?.text ?? '';
  const moduleOfName = importedNames(text);
  /** Module variables and shared pieces of `compose`, with the modules that they bring. */
  const brings = new Map<string, ReadonlySet<string>>();
  const built = new Map<string, Set<string>>();
  const statements = declarationsOf(codeOnly(text.slice(text.indexOf('export function compose('))));
  // A module may be handed what is built after it: the names come first.
  for (const { name, value } of statements) {
    const own = moduleOfName.get(/^create\w+/.exec(value)?.[0] ?? '');
    if (own) brings.set(name, new Set([own]));
  }
  for (const { name, value } of statements) {
    const made = callsIn(value).filter(({ maker }) => moduleOfName.has(maker));
    if (made.length === 0) brings.set(name, mentioned(value, brings, moduleOfName));
    for (const { maker, given } of made) {
      const own = moduleOfName.get(maker) as string;
      const from = mentioned(given, brings, moduleOfName);
      built.set(own, new Set([...(built.get(own) ?? []), ...from]));
    }
  }
  const faults = [...built].flatMap(([module, from]) => {
    const handed = [...from]
      .filter((one) => one !== module && !MODULE_MAP[module]?.includes(one))
      .sort();
    const declared = [...(INJECTED[module] ?? [])].sort();
    return handed.join() === declared.join()
      ? []
      : [
          `${module} is handed parts of [${handed.join(', ')}], but the map says [${declared.join(', ')}]`,
        ];
  });
  for (const module of Object.keys(INJECTED))
    if (!built.has(module)) faults.push(`${module} is not built by the composition`);
  return { name: 'injections', seen: built.size, faults };
}

function importedNames(text: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, list = '', module = ''] of text.matchAll(MODULE_IMPORT))
    for (const name of list.split(',').map((one) => one.trim()))
      if (name !== '' && !name.startsWith('type ')) names.set(name, module);
  return names;
}

/** Each constant of `compose` with the text of its value. */
function declarationsOf(body: string): { name: string; value: string }[] {
  const starts = [...body.matchAll(DECLARATION)];
  return starts.map((start) => {
    const from = start.index + start[0].length;
    const end = /\n {2}(?=\S)(?![)}\]])/.exec(body.slice(from));
    return {
      name: start[1] as string,
      value: body.slice(from, end ? from + end.index : undefined),
    };
  });
}

/** Each `createOrders(…)` with what stands between its brackets. */
function callsIn(text: string): { maker: string; given: string }[] {
  return [...text.matchAll(/\b(create\w+)\(/g)].map(({ 0: call, 1: maker = '', index }) => {
    const from = index + call.length;
    let open = 1;
    let end = from;
    while (end < text.length && open > 0) {
      if (text[end] === '(') open++;
      if (text[end] === ')') open--;
      end++;
    }
    return { maker, given: text.slice(from, end - 1) };
  });
}

function mentioned(
  text: string,
  brings: ReadonlyMap<string, ReadonlySet<string>>,
  moduleOfName: ReadonlyMap<string, string>,
): Set<string> {
  const found = new Set<string>();
  for (const [, name = ''] of text.matchAll(/(?<!\w)(?<!(?<!\.\.)\.)(\w+)\b(?!\s*:)/g)) {
    for (const module of brings.get(name) ?? []) found.add(module);
    const imported = moduleOfName.get(name);
    if (imported && !brings.has(name)) found.add(imported);
  }
  return found;
}
