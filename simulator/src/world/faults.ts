export const FAULT_KINDS = [
  'timeout',
  'slow',
  'reset',
  'reset-after-apply',
  'status',
  'garbage',
  'odd-row',
  'captcha',
  'half-body',
  'late-apply',
  'redirect-login',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong, where, how often. `times` counts down; without it the fault stays until it is taken away. */
export interface Fault {
  id: string;
  /** First segment of the address, e.g. `yahoo-auctions`; `*` is every party. */
  party: string;
  /** Regular expression over path and query behind the party's prefix. */
  path?: string;
  method?: string;
  kind: FaultKind;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  times?: number;
  probability?: number;
  /** How often it has struck. */
  struck: number;
}

export interface Faults {
  list(): readonly Fault[];
  add(fault: Omit<Fault, 'id' | 'struck'>): Fault;
  /** Takes away one fault, those of a party, or all. */
  remove(which: { id?: string; party?: string }): number;
  /** The first fault that strikes this request, already counted. */
  strike(party: string, method: string, path: string): Fault | undefined;
}

/** Faults are kept in memory only: a restarted world is a healthy one. */
export function createFaults(roll: () => number): Faults {
  let faults: Fault[] = [];
  let serial = 0;
  return {
    list: () => faults,
    add: (given) => {
      if (given.path !== undefined) new RegExp(given.path);
      const fault: Fault = { ...given, id: `fault-${++serial}`, struck: 0 };
      faults.push(fault);
      return fault;
    },
    remove: ({ id, party }) => {
      const before = faults.length;
      faults = faults.filter(
        (f) => (id !== undefined && f.id !== id) || (party !== undefined && f.party !== party),
      );
      return before - faults.length;
    },
    strike: (party, method, path) => {
      const fault = faults.find(
        (f) =>
          matches(f, party, method, path) &&
          (f.probability === undefined || roll() < f.probability),
      );
      if (fault) fault.struck++;
      return fault;
    },
  };
}

function matches(fault: Fault, party: string, method: string, path: string): boolean {
  if (fault.times !== undefined && fault.struck >= fault.times) return false;
  if (fault.party !== '*' && fault.party !== party) return false;
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false;
  return fault.path === undefined || new RegExp(fault.path).test(path);
}
