import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Turns `import { IconA } from '@tabler/icons-react'` into one import per icon: the package's front file would load 6,000 modules. */
export function iconsOneByOne(): Plugin {
  const list = readFileSync(
    fileURLToPath(import.meta.resolve('@tabler/icons-react')).replace(
      'cjs/tabler-icons-react.cjs',
      'esm/tabler-icons-react.mjs',
    ),
    'utf8',
  );
  /** Some names are second names of another icon's file. */
  const fileOf = (name: string) => {
    const line = new RegExp(`\\bas ${name}\\b[^;]*?from './icons/(\\w+)\\.mjs'`).exec(list);
    if (!line?.[1]) throw new Error(`@tabler/icons-react has no ${name}`);
    return line[1];
  };
  const front = /import\s*\{([^}]+)\}\s*from\s*'@tabler\/icons-react';?/g;
  return {
    name: 'hako-icons-one-by-one',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/web/src/') || !code.includes('@tabler/icons-react')) return;
      return code.replace(front, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map(
            (name) =>
              `import ${name} from '@tabler/icons-react/dist/esm/icons/${fileOf(name)}.mjs';`,
          )
          .join(' '),
      );
    },
  };
}

/** Of an endpoint the web needs only these. */
const KEPT = new Set(['method', 'path', 'access', 'replyKind']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/**
 * Keeps schemas out of the browser: `typebox` becomes a stand-in, every schema becomes an empty object, every endpoint loses what only the
 * server checks, and what is then used by nobody is dropped because each call in the contract is marked as free of side effects.
 */
export function lightContract(): Plugin {
  const standIn = fileURLToPath(new URL('./src/api/schema-stand-in.ts', import.meta.url));
  return {
    name: 'hako-light-contract',
    enforce: 'pre',
    resolveId: (id) => (id === 'typebox' ? { id: standIn, moduleSideEffects: false } : undefined),
    transform(code, id) {
      if (!id.includes('/contract/src/') || !code.includes('typebox')) return;
      const tree = this.parse(code, { lang: 'ts' }) as unknown as Node;
      const edits: { start: number; end: number; text: string }[] = [];
      for (const node of nodesIn(tree, true))
        if (isSchema(node)) edits.push({ start: node.start, end: node.end, text: '({})' });
      for (const node of nodesIn(tree)) {
        if (node.type !== 'CallExpression' || isSchema(node)) continue;
        edits.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' });
        const isEndpoint = (node.callee as Node).name === 'endpoint';
        const [value] = node.arguments as Node[];
        if (!isEndpoint || value?.type !== 'ObjectExpression') continue;
        for (const property of value.properties as Node[]) {
          const name = (property.key as Node | undefined)?.name;
          if (typeof name === 'string' && !KEPT.has(name))
            edits.push({ start: property.start, end: property.end, text: `${name}: undefined` });
        }
      }
      return applied(code, edits);
    },
  };
}

/** A call of the schema library: `Type.Object({ … })`. */
function isSchema({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const { object } = callee as Node;
  return (object as Node | undefined)?.name === 'Type';
}

/** What runs while the module is read: a call inside a function may be there for its effect. With those in functions when `isDeep`. */
function* nodesIn(node: Node, isDeep = false): Generator<Node> {
  yield node;
  if (!isDeep && /Function/.test(node.type)) return;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        yield* nodesIn(child as Node, isDeep);
    }
  }
}

/** Edits from the end, so that places stay right; what lies inside a replaced part is gone with it. */
function applied(
  code: string,
  edits: readonly { start: number; end: number; text: string }[],
): string {
  const replaced = edits.filter((edit) => edit.end > edit.start);
  const standing = edits.filter(
    (edit) =>
      !replaced.some(
        (other) => other !== edit && other.start <= edit.start && edit.end <= other.end,
      ),
  );
  return standing
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Japanese phones and computers carry their own Japanese font: the 124 slices of ours load only where it is missing. */
export function japaneseFontFromDeviceFirst(): Plugin {
  const onDevice = [
    'NotoSansCJKjp-Regular',
    'Noto Sans CJK JP',
    'Noto Sans JP',
    'Hiragino Sans',
    'Yu Gothic',
  ];
  const locals = onDevice.map((name) => `local('${name}')`).join(', ');
  return {
    name: 'hako-japanese-font',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('noto-sans-jp') && id.includes('.css'))
        return code.replaceAll('src: url(', `src: ${locals}, url(`);
    },
  };
}

/** Smaller than this, in bytes, nothing is won. */
const WORTH_PACKING = 1_024;

/** Packs what the browser loads once, as tightly as it goes: on the way out there is time for half of that at best. */
export function packedAssets(): Plugin {
  let outDir = '';
  return {
    name: 'hako-packed-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ root, environments }) => {
      outDir = path.resolve(root, environments['client']?.build.outDir ?? 'build/client');
    },
    writeBundle() {
      const assets = path.join(outDir, 'assets');
      for (const name of readdirSync(assets)) {
        if (!/\.(?:js|css|svg|ttf)$/.test(name)) continue;
        const file = path.join(assets, name);
        const bytes = readFileSync(file);
        if (bytes.length < WORTH_PACKING) continue;
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          }),
        );
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
