import { describe, expect, it } from 'vitest';
import { createWalletRig } from '../../../../test-support/rigs/wallet-rig.ts';
import { rig, setUpTransfersRig } from '../../../../test-support/rigs/wallet/transfers-rig.ts';
import { ledgerInvariants } from '../../ledger/invariants.ts';
import { walletInvariants } from '../invariants.ts';

// What is held and paid here is for things that only have names.
setUpTransfersRig({ invariants: { ...ledgerInvariants, ...walletInvariants } });

describe('what a customer reads', () => {
  it('shows how to top up, with and without an amount', async () => {
    const customer = rig.addCustomer('+84912345678');
    const { body } = await rig.call(
      'GET',
      '/api/wallet/top-up?amount=2500000',
      `customer ${customer}`,
    );
    expect(body).toMatchObject({
      data: {
        content: '0912345678 QA ODN',
        amount_vnd: 2_500_000,
        amount_in_words: 'hai triệu năm trăm nghìn đồng',
        accounts: [{ bin: '970436', bank_short_name: 'Vietcombank', account_number: '1017588888' }],
      },
    });
    expect(JSON.stringify(body)).toContain('54072500000');
    expect(
      (await rig.call('GET', '/api/wallet/top-up', `customer ${customer}`)).body,
    ).toMatchObject({ data: { content: '0912345678 QR ODN' } });
  });

  it('says what is missing when no phone is verified', async () => {
    const customer = rig.addCustomer(undefined);
    expect(await rig.call('GET', '/api/wallet/top-up', `customer ${customer}`)).toMatchObject({
      status: 409,
      body: { code: 'wallet.no-verified-phone' },
    });
  });

  it('says so when we have no account to pay into', async () => {
    const other = await createWalletRig({ settings: { HAKO_BANK_ACCOUNTS: '' } });
    const customer = other.addCustomer('+84912345678');
    expect(await other.call('GET', '/api/wallet/top-up', `customer ${customer}`)).toMatchObject({
      status: 503,
      body: { code: 'wallet.no-bank-account' },
    });
    await other.close();
  });

  it('lists banks and ways to pay for anybody, and wallets for nobody else', async () => {
    expect((await rig.call('GET', '/api/bank/all?page=1&size=100', '')).body).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ atm_bin: '970436', short_name: 'Vietcombank' }),
      ]),
      pagination: { page: 1, size: 100, total: 60 },
    });
    expect((await rig.call('GET', '/api/payment-method', '')).status).toBe(200);
    for (const url of [
      '/api/user/wallet',
      '/api/wallet/statement',
      '/api/wallet/holds',
      '/api/transations/user',
      '/api/notification/mine',
    ])
      expect((await rig.call('GET', url, '')).status, url).toBe(401);
  });
});
