/** The environment of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads single settings. What is missing or wrong gives a sentence in `problems`, so that one start
 * tells all of them.
 */
export interface Settings {
  readonly problems: string[];
  /** Must be set, unless there is a fallback. */
  text(name: string, fallback?: string): string;
  /** May be absent. */
  optional(name: string): string | undefined;
  /** A whole number from 0. */
  whole(name: string, fallback: number): number;
  oneOf<V extends string>(name: string, allowed: readonly V[], fallback: V): V;
  /** An address without a final slash; may be absent. */
  url(name: string): string | undefined;
  /** A group of settings that is either absent (no address) or complete. */
  withUrl<V>(name: string, rest: (address: string) => V): V | undefined;
  /** Several, parted by `separator`; none when it is absent. */
  list(name: string, separator: string): string[];
}

/** The settings in `env`. */
export function settingsIn(env: Environment): Settings {
  const problems: string[] = [];
  const optional = (name: string): string | undefined => env[name]?.trim() || undefined;
  const url = (name: string): string | undefined => {
    const value = optional(name);
    if (value && !URL.canParse(value))
      problems.push(`${name} must be an address such as https://example.org, not "${value}".`);
    return value?.replace(/\/+$/, '');
  };
  return {
    problems,
    optional,
    url,
    text(name, fallback) {
      const value = optional(name) ?? fallback;
      if (value === undefined) problems.push(`${name} is missing.`);
      return value ?? '';
    },
    whole(name, fallback) {
      const value = Number(optional(name) ?? fallback);
      if (!Number.isSafeInteger(value) || value < 0)
        problems.push(`${name} must be a whole number, not "${env[name]}".`);
      return value;
    },
    oneOf<V extends string>(name: string, allowed: readonly V[], fallback: V): V {
      const value = optional(name) ?? fallback;
      const found = allowed.find((one) => one === value);
      if (found === undefined)
        problems.push(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
      return found ?? fallback;
    },
    withUrl(name, rest) {
      const address = url(name);
      return address ? rest(address) : undefined;
    },
    list: (name, separator) =>
      (env[name] ?? '')
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean),
  };
}
