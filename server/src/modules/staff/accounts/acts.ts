import { WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { STAFF_MESSAGES as WORDS } from '@hako/contract/staff/messages';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { listHeld, lockOwnRoles } from '../own-roles/own-role-store.ts';
import { readDuties } from '../own-roles/rules/duties.ts';
import { guardedOf } from '../own-roles/rules/guarded.ts';
import type { AccountTerms, InviteTerms } from '../own-roles/rules/own-role.ts';
import { findStaff } from '../staff-store.ts';
import { actOf, type Decided, decidesFact, handFact, namesOf, rolesText } from './act-words.ts';
import { openAgain, takeKeys } from './change-account.ts';
import { lockDuties, readOwnRoles } from './change-roles.ts';
import type { AccountDeps } from './deps.ts';
import { openAccount } from './invite-staff.ts';
import { mailAddress } from './one-time-address.ts';
import { refuseDecider } from './second-administrator.ts';

/**
 * Somebody new with roles that no administrator gives alone. Refusals `identity.contact-taken`,
 * `staff.role-not-found`, `staff.role-changed` where the roles give more by now.
 */
export const inviteAct = (deps: AccountDeps) => ({
  async factsOf(reader: Reader, { terms }: { readonly terms: InviteTerms }) {
    const { email, fullName, after, gains } = terms;
    return [
      { label: WORDS.who, value: fullName },
      { label: WORDS.signInEmail, value: email },
      { label: WORDS.role, value: await rolesText(reader, after) },
      ...(after.warehouse ? [{ label: WORDS.house, value: WAREHOUSE_NAMES[after.warehouse] }] : []),
      { label: WORDS.gains, value: namesOf(gains) },
      addressFact(deps, email),
      decidesFact,
    ];
  },
  refuseDecider: (reader: Reader, { decidedBy }: Decided<InviteTerms>) =>
    refuseDecider(deps, reader, { decidedBy, concerned: [] }),
  async carryOut(trx: Trx, decided: Decided<InviteTerms>) {
    const { email, fullName, after, gains } = decided.terms;
    await lockOwnRoles(trx);
    const ownRoles = await readOwnRoles(trx, after.ownRoles);
    const warehouse = after.warehouse ?? undefined;
    const duties = readDuties({ roles: after.roles, ownRoles, warehouse });
    refuseUnless(
      guardedOf(duties).every((one) => gains.includes(one)),
      'staff.role-changed',
    );
    const id = await openAccount(deps, trx, { email, fullName, duties }, actOf(decided));
    await mailAddress(deps, trx, id);
  },
});

/** Somebody who may move money comes in again. Refusals of `lockOther`. */
export const enableAct = (deps: AccountDeps) => ({
  ...accountAct(deps),
  async carryOut(trx: Trx, decided: Decided<AccountTerms>) {
    const { account } = await lockAccount(deps, trx, decided);
    if (account.isDisabled) await openAgain(deps, trx, account.id, actOf(decided));
  },
});

/** New keys for somebody who may move money. Refusals `staff.is-disabled` and those of `lockOther`. */
export const resetAct = (deps: AccountDeps) => ({
  ...accountAct(deps),
  async factsOf(reader: Reader, { terms }: { readonly terms: AccountTerms }) {
    const [account] = await deps.identity.listStaffAccounts(reader, [terms.staffId]);
    return [...(await accountFacts(deps, reader, terms)), addressFact(deps, account?.email ?? '')];
  },
  async carryOut(trx: Trx, decided: Decided<AccountTerms>) {
    const { account } = await lockAccount(deps, trx, decided);
    if (account.isDisabled) throw new Refusal('staff.is-disabled');
    await takeKeys(deps, trx, account, actOf(decided));
    await mailAddress(deps, trx, account.id);
  },
});

const accountAct = (deps: AccountDeps) => ({
  factsOf: (reader: Reader, { terms }: { readonly terms: AccountTerms }) =>
    accountFacts(deps, reader, terms),
  refuseDecider: (reader: Reader, { terms, decidedBy }: Decided<AccountTerms>) =>
    refuseDecider(deps, reader, { decidedBy, concerned: [terms.staffId] }),
});

/** Whom it is about does not decide it. */
const lockAccount = (deps: AccountDeps, trx: Trx, decided: Decided<AccountTerms>) =>
  lockDuties(deps, trx, decided.terms.staffId, { ...actOf(decided), actor: decided.decidedBy });

async function accountFacts(
  { identity }: AccountDeps,
  reader: Reader,
  { staffId, guarded }: AccountTerms,
) {
  const [account] = await identity.listStaffAccounts(reader, [staffId]);
  const member = await findStaff(reader, staffId);
  const own = (await listHeld(reader, [staffId])).get(staffId) ?? [];
  const held = { roles: account?.roles ?? [], ownRoles: own.map(({ id }) => id) };
  return [
    { label: WORDS.who, value: member?.fullName ?? staffId },
    { label: WORDS.signInEmail, value: account?.email ?? '' },
    { label: WORDS.rolesNow, value: await rolesText(reader, held) },
    { label: WORDS.guarded, value: namesOf(guarded) },
    ...(await handFact(reader, staffId)),
    decidesFact,
  ];
}

/** Neither of the two administrators sees the one-time address. */
const addressFact = ({ sendMail }: AccountDeps, email: string) => ({
  label: WORDS.address,
  value: (sendMail ? WORDS.addressByLetter : WORDS.addressByCommand).replaceAll('{email}', email),
});
