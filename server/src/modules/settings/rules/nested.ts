import type { SettingValues } from '@hako/contract/settings/field';

interface Branch {
  [part: string]: unknown;
}

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Values by dotted names as one object: `a.b` stands in `a`; a branch whose parts are numbers
 * becomes a list.
 */
export function nested(
  values: readonly (readonly [name: string, value: unknown])[],
): SettingValues {
  const root: Branch = {};
  for (const [name, value] of values) {
    const parts = name.split('.');
    let at = root;
    for (const part of parts.slice(0, -1)) {
      const next: unknown = at[part];
      const branch: Branch = isBranch(next) ? next : {};
      at[part] = branch;
      at = branch;
    }
    at[parts.at(-1) as string] = value;
  }
  return listed(root);
}

function listed(branch: Branch): SettingValues {
  return Object.fromEntries(
    Object.entries(branch).map(([part, value]) => [part, isBranch(value) ? asList(value) : value]),
  );
}

function asList(branch: Branch): unknown {
  const parts = Object.entries(branch);
  if (parts.some(([part]) => !/^\d+$/.test(part))) return listed(branch);
  return parts.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}
