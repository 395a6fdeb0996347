import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import type { StaffRole } from '@hako/contract/kit/endpoint';
import { readConfig } from '../config.ts';
import { Refusal } from '../kernel/refusal.ts';
import { createIdentity } from '../modules/identity/index.ts';
import {
  byCommand,
  createStaff,
  type Staff,
  STAFF_COMMAND_TEXTS as TEXTS,
} from '../modules/staff/index.ts';
import { openPlatform } from '../open-platform.ts';
import { prepareDatabase } from '../prepare-database.ts';

const ROLES: readonly string[] = ['sales', 'buyer', 'warehouse', 'accountant', 'admin'];

/** A release is bundled, and started by its own command. */
const COMMAND = import.meta.filename.endsWith('.ts') ? 'npm run staff --' : 'hako staff';
const USAGE = TEXTS.usage.replaceAll('{command}', COMMAND);

/** The arguments make no sense: how they should be is told. */
class UsageError extends Error {}

// `npm run staff`, of a release `hako staff`: who works at the desk, from the server itself; the only
// way to the first administrator.
process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const asked = readArguments();
    const platform = openPlatform(readConfig());
    try {
      await prepareDatabase(platform, false);
      const staff = createStaff(platform, { identity: createIdentity(platform) });
      process.stdout.write(`${await obey(staff, asked)}\n`);
      return 0;
    } finally {
      await platform.close();
    }
  } catch (error) {
    const text = error instanceof Refusal ? error.sentence : (error as Error).message;
    process.stderr.write(`${text}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

type Asked = ReturnType<typeof readArguments>;

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string', multiple: true },
      warehouse: { type: 'string' },
      reason: { type: 'string', default: TEXTS.reason },
    },
  });
  const [command = '', email = ''] = positionals;
  const { name = '', role: roles = [], warehouse, reason } = values;
  const isKnown = ['invite', 'list', 'disable', 'enable', 'reset'].includes(command);
  const isComplete = positionals.length === (command === 'list' ? 1 : 2);
  if (!isKnown || !isComplete) throw new UsageError(USAGE);
  if (command === 'invite' && (!name.trim() || roles.length === 0)) throw new UsageError(USAGE);
  if (!roles.every((role) => ROLES.includes(role))) throw new UsageError(USAGE);
  const duties = { roles: roles as StaffRole[], warehouse: readWarehouse(warehouse) };
  return { command, email, fullName: name.trim(), ...duties, act: byCommand(reason) } as const;
}

function readWarehouse(text: string | undefined): 'JP' | 'VN' | undefined {
  if (text === undefined || text === 'JP' || text === 'VN') return text;
  throw new UsageError(USAGE);
}

/** Does what the arguments ask; gives what is said of it. */
async function obey(staff: Staff, asked: Asked): Promise<string> {
  const { command, email, act } = asked;
  const tell = (text: string): string => text.replace('{email}', email);
  const tellAddress = (told: { readonly address: string } | undefined): string => {
    assert(told, 'a command asks no second administrator');
    return tell(TEXTS.address).replace('{address}', told.address);
  };
  if (command === 'list') return listAll(staff);
  if (command === 'invite') return tellAddress(await staff.invite(asked, act));
  const account = await staff.findAccount(email);
  if (!account) throw new Error(tell(TEXTS.unknown));
  if (command === 'reset') return tellAddress(await staff.reset(account.id, act));
  if (command === 'enable') {
    await staff.enable(account.id, act);
    return tell(TEXTS.enabled);
  }
  await staff.disable(account.id, act);
  return tell(TEXTS.disabled);
}

async function listAll(staff: Staff): Promise<string> {
  const accounts = await staff.listAccounts();
  if (accounts.length === 0) return TEXTS.nobody;
  return accounts
    .map(({ staffCode, email, fullName, roles, warehouse, state }) =>
      [staffCode, email, fullName, roles.join(','), warehouse ?? '-', state].join('\t'),
    )
    .join('\n');
}
