import type { Reader, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { LogisticsDeps } from '../deps.ts';
import type { Parcel } from '../parcels/rules/parcel.ts';
import { dueReminder } from './rules/storage-clock.ts';
import { type Storage, storageOf } from './storage-of.ts';
import { noticeOf } from '../notices.ts';
import { ownersOf } from '../parcels/parcel-costs.ts';
import { updateReminded } from '../parcels/parcel-store.ts';
import { listParcelsInJapan } from '../parcels/parcel-list-store.ts';

const PAGE = 200;

/** Looks at every parcel in Japan and tells its customer how many free days are left: at 14, 7, 3 and 1, and when it begins to cost; each once. */
export async function remindStorage(deps: LogisticsDeps): Promise<void> {
  for (let last: string | undefined; ; ) {
    const parcels = await listParcelsInJapan(deps.db, last, PAGE);
    await eachAlone(
      deps.log,
      parcels,
      ({ code }) => code,
      (parcel) => remind(deps, parcel),
    );
    last = parcels.at(-1)?.id;
    if (parcels.length < PAGE) return;
  }
}

async function remind(deps: LogisticsDeps, parcel: Parcel): Promise<void> {
  const storage = await read(deps, deps.db, parcel);
  const due = dueReminder(storage, parcel.remindedDays);
  if (due === undefined) return;
  await inTransaction(deps.db, async (trx: Trx) => {
    // Claimed first: a job may run twice at once, and the parcel may have left meanwhile.
    if (!(await updateReminded(trx, parcel.id, due))) return;
    const notice = noticeOf.storage(parcel.code, storage.daysLeft, storage.perDay);
    const facts = { parcel: parcel.code, daysLeft: storage.daysLeft };
    await deps.notifications.notify(trx, {
      customerId: parcel.customerId,
      kind: 'storage',
      ...notice,
      link: '/account/parcels',
      facts,
    });
  });
}

const read = async (deps: LogisticsDeps, reader: Reader, parcel: Parcel): Promise<Storage> =>
  storageOf(deps, parcel, await ownersOf(deps, reader, parcel));
