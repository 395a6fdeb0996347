import { bind } from '../../kernel/bind.ts';
import { platformPersonalData } from '../../platform/personal-data.ts';
import type { PrivacyDeps } from './deps.ts';
import { removeFiles } from './erasing/erase-account.ts';
import { eraseDue, tryErasing } from './erasing/erase-due.ts';
import { openExportShelf } from './export-shelf.ts';
import { makeExport } from './make-export.ts';
import { privacyPersonalData } from './personal-data.ts';
import { countDownload, expireExports, findExport } from './privacy-store.ts';
import type { Deps } from './privacy.ts';
import { readPrivacy } from './read-privacy.ts';
import { requestErasure, requestErasureCode, withdrawErasure } from './erasing/request-erasure.ts';
import { requestExport } from './request-export.ts';
import { takeBackStopped } from './take-back-stopped.ts';
import { noteAdvertising, noteSignUp, saveConsent } from './save-consent.ts';

export type Privacy = ReturnType<typeof createPrivacy>;

export function createPrivacy({ config, personalData, ...rest }: Deps) {
  const shelf = openExportShelf(config);
  const deps: PrivacyDeps = {
    ...rest,
    shelf,
    parts: [...personalData, privacyPersonalData, platformPersonalData],
  };
  const { db, clock } = deps;
  const finishDue = eraseDue(deps);
  return {
    proveOwner: rest.identity.proveOwner,
    /** Every table that holds something of a person, by module. */
    parts: deps.parts,
    ...bind(deps, {
      read: readPrivacy,
      saveConsent,
      noteSignUp,
      noteAdvertising,
      requestExport,
      makeExport,
      requestErasureCode,
      requestErasure,
      withdrawErasure,
      removeFiles,
      takeBackStopped,
    }),
    /** Their own, while it is there; anything else is as if it did not exist. */
    async openExport(customerId: string, id: string) {
      const copy = await findExport(db, id);
      const isTheirs =
        copy?.customerId === customerId &&
        copy.state === 'ready' &&
        copy.expiresAt !== undefined &&
        copy.expiresAt > clock.now();
      if (!isTheirs) return undefined;
      // Before it is opened: nobody would close it, should counting fail.
      await countDownload(db, id);
      const stream = await shelf.open(id);
      return stream && { stream, requestedAt: copy.requestedAt };
    },
    eraseAccount: tryErasing(deps),
    /** Copies whose week is over go, and accounts whose day has come, should their own job be lost. */
    async keepPromises(): Promise<void> {
      for (const id of await expireExports(db, clock.now())) await shelf.remove(id);
      await finishDue();
    },
  };
}
