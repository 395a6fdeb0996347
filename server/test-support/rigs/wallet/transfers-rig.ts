import { afterAll, beforeAll } from 'vitest';
import {
  type BankNews,
  createWalletRig,
  type Signed,
  sepayDelivery,
  type WalletRig,
} from '../wallet-rig.ts';
import { movableClock } from '../../../src/kernel/clock.ts';

export let clock: ReturnType<typeof movableClock>;
export let rig: WalletRig;

let lastId = 0;
/** A number that no transfer has yet. */
export const newId = (): number => ++lastId;
let nextPhone = 0;
/** A phone number that nobody has yet. */
export const newPhone = (): string => `+849${String(nextPhone++).padStart(8, '0')}`;
/** The number as people write it at home. */
export const local = (phone: string): string => `0${phone.slice(3)}`;
/** A bank tells us something. */
export const deliver = async ({ url, payload, headers }: Signed) => {
  const answer = await rig.app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
};
/** SePay tells us of a transfer. */
export const sepay = (news: Omit<BankNews, 'id'> & { id?: number }) =>
  deliver(sepayDelivery({ id: newId(), ...news }, clock.now()));
/** What a customer may spend. */
export const availableOf = async (id: string) =>
  (await rig.wallet.balanceOf(rig.platform.db, id)).available;

/** Registers what the tests of a file need before and after them. */
export function setUpTransfersRig(
  options: { invariants?: Readonly<Record<string, string>> } = {},
): void {
  beforeAll(async () => {
    clock = movableClock(new Date('2026-11-21T05:00:00Z'));
    rig = await createWalletRig({ clock, ...options });
  });
  afterAll(() => rig.close());
}
