import type { TestBody } from '../../people/client.ts';
import type { WalletRig } from '../wallet-rig.ts';

/** What the desk shows of something that waits for a second person. */
interface Waiting {
  readonly id: string;
  readonly act: string;
  readonly amount_vnd: number;
  readonly customer?: { readonly id: string };
}

/** Calls of an accountant, and of the administrator who approves what they propose. */
export function twoPeople(rigNow: () => WalletRig) {
  let number = 0;
  const send = async (...asked: Parameters<WalletRig['call']>) => {
    const { status, body } = await rigNow().call(...asked);
    return { status, body: body as TestBody };
  };
  const waiting = async (): Promise<Waiting[]> =>
    (await send('GET', '/api/desk/approvals?size=100', 'staff admin')).body.results;
  return {
    send,
    waiting,
    told: ({ status, body }: { status: number; body: TestBody }) => [status, body.code],
    newCustomer() {
      const phone = `09${String(++number).padStart(8, '0')}`;
      return { phone, id: rigNow().addCustomer(`+84${phone.slice(1)}`) };
    },
    async availableOf(id: string) {
      const { wallet, platform } = rigNow();
      return (await wallet.balanceOf(platform.db, id)).available;
    },
    /** The newest that waits about this customer. */
    lastOf: async (customerId: string) =>
      (await waiting()).findLast(({ customer }) => customer?.id === customerId) as Waiting,
    decide: (id: string, accept: boolean, as = 'staff admin', reason?: string) =>
      send('POST', `/api/desk/approvals/${id}/decide`, as, { accept, reason }),
  };
}
