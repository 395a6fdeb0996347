import { INJECTED, MODULE_MAP } from './module-map.ts';
import { codeOnly, type Finding, type SourceFile } from './source.ts';

const COMPOSITION = /^server\/src\/composition(\.ts|\/[\w-]+\.ts)$/;
/** The interface that gives each module its name in the composition. */
const MODULES = 'server/src/composition/modules.ts';
const MODULE_IMPORT = /import (?:type )?\{([^}]*)\} from '\.\.?\/modules\/([^/']+)\/[^']*';/g;
/** `const orders = createOrders(`, the statements of a function that begin with two spaces. */
const STATEMENT = /^ {2}const (\w+)(?:: [\w[\]]+)? = /gm;
/**
 * `function nameOf(` and `const nameOf =` that stand outside of every function, exported or not.
 */
const OUTER = /^(?:export )?(?:function|const) (\w+)/gm;

/** A name of the composition, with the modules that it brings to whoever is handed it. */
type Brings = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What the composition hands to a module from others that it may not import stands in `INJECTED`,
 * and nothing stands there that is not handed over.
 */
export function checkInjections(files: readonly SourceFile[]): Finding {
  const sources = files.filter(({ path }) => COMPOSITION.test(path));
  const modules = namesIn(sources.find(({ path }) => path === MODULES)?.text ?? '');
  const built = new Map<string, Set<string>>();
  for (const { text } of sources)
    for (const { module, from } of handedIn(text, modules))
      built.set(module, new Set([...(built.get(module) ?? []), ...from]));
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
  if (modules.size === 0) faults.push(`${MODULES} names no module`);
  return { name: 'injections', seen: built.size, faults };
}

/** `readonly orders: OrdersModule;` brings the module that the type comes from. */
function namesIn(text: string): Brings {
  const moduleOfType = importedNames(text);
  const found = new Map<string, ReadonlySet<string>>();
  for (const [, name = '', type = ''] of text.matchAll(/^ {2}readonly (\w+): (\w+);/gm)) {
    const module = moduleOfType.get(type);
    if (module) found.set(name, new Set([module]));
  }
  return found;
}

/** Each module that a file builds, with the modules of what it is handed. */
function handedIn(
  text: string,
  modules: Brings,
): { readonly module: string; readonly from: ReadonlySet<string> }[] {
  const moduleOfImport = importedNames(text);
  const code = codeOnly(text);
  const brings = new Map(modules);
  for (const [name, module] of moduleOfImport) brings.set(name, new Set([module]));
  const pieces = [...piecesOf(code, OUTER, /\n(?=[^\s})\]])/), ...piecesOf(code, STATEMENT, NEXT)];
  for (const { name, value } of pieces) {
    const own = moduleOfImport.get(/^create\w+/.exec(value)?.[0] ?? '');
    if (own) brings.set(name, new Set([own]));
    else if (!modules.has(name) && callsIn(value).every(({ maker }) => !moduleOfImport.has(maker)))
      brings.set(name, mentioned(value, brings));
  }
  return callsIn(code).flatMap(({ maker, given }) => {
    const module = moduleOfImport.get(maker);
    return module ? [{ module, from: mentioned(given, brings) }] : [];
  });
}

function importedNames(text: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [, list = '', module = ''] of text.matchAll(MODULE_IMPORT))
    for (const name of list.split(',').map((one) => one.trim().replace(/^type /, '')))
      if (name !== '') names.set(name, module);
  return names;
}

/** Where a statement within a function ends. */
const NEXT = /\n {2}(?=\S)(?![)}\]])|\n(?=\S)/;

/** Each name that `begin` finds, with the text from there to where `end` is. */
function piecesOf(code: string, begin: RegExp, end: RegExp): { name: string; value: string }[] {
  return [...code.matchAll(begin)].map((start) => {
    const from = start.index + start[0].length;
    const found = end.exec(code.slice(from));
    return {
      name: start[1] as string,
      value: code.slice(from, found ? from + found.index : undefined),
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

/** Names as they stand alone, and those of a floor: `below.pricing`, `whole().bidding`. */
const MENTION = /(?<!\w)(?:(?:below|modules|whole\(\))\.|(?<!(?<!\.\.)\.))(\w+)\b(?!\s*:)/g;

function mentioned(text: string, brings: Brings): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, name = ''] of text.matchAll(MENTION))
    for (const module of brings.get(name) ?? []) found.add(module);
  return found;
}
