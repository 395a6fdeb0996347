import { createHash } from 'node:crypto';
import type { World } from '../world/world.ts';

/** What came in as the body of `createInvoice`, as far as it is looked at. */
export interface Body {
  readonly generalInvoiceInfo?: Record<string, unknown>;
  readonly buyerInfo?: Record<string, unknown>;
  readonly sellerInfo?: Record<string, unknown>;
  readonly itemInfo?: readonly Record<string, unknown>[];
  readonly summarizeInfo?: Record<string, unknown>;
}

export interface IssuedInvoice {
  readonly uuid: string;
  readonly invoiceNo: string;
  readonly templateCode: string;
  readonly reservationCode: string;
  readonly issueDate: number;
  readonly atMs: number;
  readonly body: Body;
}

type Entry =
  | { readonly is: 'issued'; readonly invoice: IssuedInvoice }
  | { readonly is: 'turned-down'; readonly uuid: string; readonly words: string };

export interface Register {
  issue(uuid: string, body: Body): IssuedInvoice;
  find(uuid: string): IssuedInvoice | undefined;
  all(): readonly IssuedInvoice[];
  /** Why the tax authority gives no code to it. */
  wordsAgainst(uuid: string): string | undefined;
  turnDown(uuid: string, words: string): void;
}

const CODE_LENGTH = 34;

/** Every invoice that was issued; it is there again after a restart. */
export function createRegister(world: World): Register {
  const log = world.openLog<Entry>('einvoice');
  const byUuid = new Map<string, IssuedInvoice>();
  const against = new Map<string, string>();
  const last = new Map<string, number>();
  const take = (entry: Entry): void => {
    if (entry.is === 'turned-down') return void against.set(entry.uuid, entry.words);
    const { uuid, invoiceNo } = entry.invoice;
    byUuid.set(uuid, entry.invoice);
    last.set(invoiceNo.slice(0, 6), Number(invoiceNo.slice(6)));
  };
  for (const entry of log.past) take(entry);
  world.onReset(() => {
    byUuid.clear();
    against.clear();
    last.clear();
  });
  const note = (entry: Entry): void => {
    log.append(entry);
    take(entry);
  };
  return {
    issue(uuid, body) {
      const general = body.generalInvoiceInfo ?? {};
      const series = String(general['invoiceSeries']);
      const invoice: IssuedInvoice = {
        uuid,
        invoiceNo: `${series}${(last.get(series) ?? 0) + 1}`,
        templateCode: String(general['templateCode']),
        reservationCode: codeOf('reservation', uuid).slice(0, 15),
        issueDate: Number(general['invoiceIssuedDate']),
        atMs: world.clock.now(),
        body,
      };
      note({ is: 'issued', invoice });
      return invoice;
    },
    find: (uuid) => byUuid.get(uuid),
    all: () => [...byUuid.values()],
    wordsAgainst: (uuid) => against.get(uuid),
    turnDown: (uuid, words) => note({ is: 'turned-down', uuid, words }),
  };
}

/** 34 hex digits by the invoice's key: the same after a restart. The real code is random. */
export const codeOf = (purpose: string, uuid: string): string =>
  createHash('sha256')
    .update(`${purpose}:${uuid}`)
    .digest('hex')
    .slice(0, CODE_LENGTH)
    .toUpperCase();
