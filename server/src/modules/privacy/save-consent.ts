import { CONSENT_PURPOSES, type ConsentPurpose } from '@hako/contract/privacy/messages';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PrivacyDeps } from './deps.ts';
import { type ConsentSource, insertConsent, lockPrivacy, readConsents } from './privacy-store.ts';

interface Said {
  readonly customerId: string;
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
}

/** Writes down a yes or a no; saying the same again of the same text changes nothing. */
async function noteConsent(
  { clock }: Pick<PrivacyDeps, 'clock'>,
  trx: Trx,
  { customerId, purpose, isGiven }: Said,
  source: ConsentSource,
): Promise<boolean> {
  await lockPrivacy(trx, customerId);
  const textVersion = CONSENT_PURPOSES[purpose].version;
  const last = (await readConsents(trx, customerId)).get(purpose);
  if ((last?.isGiven ?? false) === isGiven && (!isGiven || last?.textVersion === textVersion))
    return false;
  await insertConsent(trx, customerId, { purpose, isGiven, textVersion, at: clock.now() }, source);
  return true;
}

/** What the customer says on the page, with its effect at once. Refusals `privacy.purpose-needed`, `privacy.text-changed`. */
export async function saveConsent(
  deps: PrivacyDeps,
  { textVersion, ...said }: Said & { readonly textVersion: number },
): Promise<void> {
  const { version, isNeeded } = CONSENT_PURPOSES[said.purpose];
  refuseUnless(said.isGiven || !isNeeded, 'privacy.purpose-needed');
  refuseUnless(textVersion === version, 'privacy.text-changed');
  await inTransaction(deps.db, async (trx) => {
    await noteConsent(deps, trx, said, 'privacy-page');
    if (said.purpose === 'advertising')
      await deps.notifications.allowAdvertising(trx, said.customerId, said.isGiven);
  });
}

/** Whoever opened an account has read what it is for. */
export async function noteSignUp(
  deps: Pick<PrivacyDeps, 'db' | 'clock'>,
  { customerId }: { customerId: string },
): Promise<void> {
  await inTransaction(deps.db, (trx) =>
    noteConsent(deps, trx, { customerId, purpose: 'service', isGiven: true }, 'sign-up'),
  );
}

/** Chosen among the notifications or ended by the link of a mail: the same word, written down here. */
export async function noteAdvertising(
  deps: Pick<PrivacyDeps, 'db' | 'clock'>,
  { customerId, isOn }: { customerId: string; isOn: boolean },
): Promise<void> {
  await inTransaction(deps.db, (trx) =>
    noteConsent(
      deps,
      trx,
      { customerId, purpose: 'advertising', isGiven: isOn },
      'notification-settings',
    ),
  );
}
