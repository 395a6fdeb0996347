import { MODULE_MAP } from './module-map.ts';
import { type Finding, importsOf, isTest, resolved, type SourceFile } from './source.ts';

const PROGRAM_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  server: ['server', 'contract'],
  web: ['web', 'contract'],
  simulator: ['simulator'],
};
/** Libraries that only compute: no wire, no clock, no chance of their own where they are used. */
const PURE_LIBRARIES = [
  '@hako/contract',
  'typebox',
  'node:crypto',
  'wanakana',
  'libphonenumber-js',
  'read-vietnamese-number',
  'vietnam-qr-pay',
];
/** The floors of the web, and which a floor may use besides itself. A feature never uses another feature. */
const WEB_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  text: [],
  device: ['text'],
  api: ['device', 'text'],
  ui: ['api', 'text'],
  parts: ['ui', 'api', 'device', 'text'],
  features: ['parts', 'ui', 'api', 'device', 'text'],
  shell: ['features', 'parts', 'ui', 'api', 'device', 'text'],
  pages: ['shell', 'features', 'parts', 'ui', 'api', 'device', 'text'],
};
const WEB = /^web\/src\/(\w+)\/([^/]+)/;
const MODULE = /^server\/src\/modules\/([^/]+)\/(.*)$/;

/** Programs, modules and rules import only what the plan allows. */
export function checkBoundaries(files: readonly SourceFile[]): Finding {
  const faults: string[] = [];
  let seen = 0;
  for (const file of files) {
    if (!/\.tsx?$/.test(file.path) || isTest(file.path)) continue;
    for (const specifier of importsOf(file)) {
      seen++;
      const target = resolved(file, specifier) ?? specifier.replace(/^@hako\/(\w+).*$/, '$1/');
      const fault = faultOf(file.path, target, specifier);
      if (fault) faults.push(`${file.path} imports ${specifier}: ${fault}`);
    }
  }
  return { name: 'boundaries', seen, faults };
}

function faultOf(from: string, to: string, specifier: string): string | undefined {
  const program = from.split('/')[0] as string;
  const targetProgram = to.split('/')[0] as string;
  const allowed = PROGRAM_MAY_IMPORT[program];
  const isOurs =
    targetProgram in PROGRAM_MAY_IMPORT &&
    (specifier.startsWith('.') || specifier.startsWith('@hako/'));
  if (allowed && isOurs && !allowed.includes(targetProgram))
    return `${program} may import ${allowed.join(' and ')}`;
  return webFault(from, to) ?? moduleFault(from, to, specifier);
}

function webFault(from: string, to: string): string | undefined {
  const [, floor, place] = WEB.exec(from) ?? [];
  const [, targetFloor, targetPlace] = WEB.exec(to) ?? [];
  if (!floor || !targetFloor) return undefined;
  const allowed = WEB_MAY_IMPORT[floor];
  if (!allowed) return `web/src/${floor} is not a known floor`;
  if (floor === targetFloor)
    return floor === 'features' && place !== targetPlace
      ? 'a feature never uses another feature: what both need belongs into parts/'
      : undefined;
  return allowed.includes(targetFloor)
    ? undefined
    : `${floor} may import ${allowed.join(', ') || 'nothing of ours'}`;
}

function moduleFault(from: string, to: string, specifier: string): string | undefined {
  const [, module, inside] = MODULE.exec(from) ?? [];
  const [, targetModule, targetInside] = MODULE.exec(to) ?? [];
  if (!module || !inside) {
    if (targetModule && from.startsWith('server/src/kernel/')) return 'the kernel knows no module';
    if (targetModule && from.startsWith('server/src/platform/'))
      return 'the platform knows no module';
    if (
      targetModule &&
      from.startsWith('server/src/') &&
      !/^(index|invariants|sniper-rights)\.ts$/.test(targetInside ?? '')
    )
      return 'the root of the server imports only front doors, invariants and rights';
    return undefined;
  }
  const map = MODULE_MAP[module];
  if (!map) return `module ${module} is not in the map`;
  if (targetModule && targetModule !== module) {
    if (!map.includes(targetModule)) return `${module} may call ${map.join(', ') || 'no module'}`;
    if (targetInside !== 'index.ts') return 'others import only the front door index.ts';
  }
  if (/(^|\/)rules\//.test(inside) && !isPure(to, module, specifier))
    return 'rules/ import only the kernel, the contract and other rules of the module';
  return undefined;
}

function isPure(to: string, module: string, specifier: string): boolean {
  if (!specifier.startsWith('.'))
    return PURE_LIBRARIES.some(
      (library) => specifier === library || specifier.startsWith(`${library}/`),
    );
  return (
    to.startsWith('server/src/kernel/') ||
    new RegExp(`^server/src/modules/${module}/(.*/)?(rules|seed)/`).test(to)
  );
}
