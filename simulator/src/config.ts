/** Settings of the simulator's own process; the only reader of the environment. */
export interface SimulatorConfig {
  /** 0 takes a free port. */
  port: number;
  /** Where its mail server listens; 0 takes a free port. */
  smtpPort: number;
  /** Where its logs are kept; without it the world lives in memory only. */
  dataDir: string | undefined;
  seed: number;
  /** The address that picture links carry; by default the one it listens on. */
  publicUrl: string | undefined;
  partnerClientId: string;
  partnerClientSecret: string;
  /** Where the bank reports to and what it signs with, in the shapes of SePay and Casso; without an address nobody is told. */
  bankWebhookUrl: string | undefined;
  bankSecret: string;
  cassoWebhookUrl: string | undefined;
  cassoKey: string;
  /** Where payments that were asked for are reported, and the key that both sides sign with, as payOS does. */
  payosWebhookUrl: string | undefined;
  payosChecksumKey: string;
  /** Where the carrier tells what became of a parcel, and with which token; without an address nobody is told. */
  carrierWebhookUrl: string | undefined;
  carrierWebhookToken: string;
  /** What its customers must show. */
  carrierToken: string;
  /** GHTK calls back an address with a secret in it; without one nobody is told. */
  ghtkWebhookUrl: string | undefined;
  ghtkToken: string;
  viettelPostWebhookUrl: string | undefined;
  viettelPostWebhookToken: string;
  viettelPostUsername: string;
  viettelPostPassword: string;
  /** Real milliseconds from one state of a parcel to the next. */
  carrierStepMs: number;
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): SimulatorConfig {
  return {
    port: wholeNumber(env['SIM_PORT'], 0, 'SIM_PORT'),
    smtpPort: wholeNumber(env['SIM_SMTP_PORT'], 0, 'SIM_SMTP_PORT'),
    dataDir: env['SIM_DATA_DIR'] || undefined,
    seed: wholeNumber(env['SIM_SEED'], 2026, 'SIM_SEED'),
    publicUrl: env['SIM_PUBLIC_URL']?.replace(/\/$/, '') || undefined,
    partnerClientId: env['SIM_MERCARI_CLIENT_ID'] || 'hako-buyer',
    partnerClientSecret: env['SIM_MERCARI_CLIENT_SECRET'] || 'pretend-secret',
    bankWebhookUrl: env['SIM_BANK_WEBHOOK_URL'] || undefined,
    bankSecret: env['SIM_BANK_SECRET'] || 'pretend-sepay-secret',
    cassoWebhookUrl: env['SIM_CASSO_WEBHOOK_URL'] || undefined,
    cassoKey: env['SIM_CASSO_KEY'] || 'pretend-casso-key',
    payosWebhookUrl: env['SIM_PAYOS_WEBHOOK_URL'] || undefined,
    payosChecksumKey: env['SIM_PAYOS_CHECKSUM_KEY'] || 'pretend-payos-checksum-key',
    carrierWebhookUrl: env['SIM_CARRIER_WEBHOOK_URL'] || undefined,
    carrierWebhookToken: env['SIM_CARRIER_WEBHOOK_TOKEN'] || 'pretend-ghn-webhook-token',
    carrierToken: env['SIM_CARRIER_TOKEN'] || 'pretend-ghn-token',
    ghtkWebhookUrl: env['SIM_GHTK_WEBHOOK_URL'] || undefined,
    ghtkToken: env['SIM_GHTK_TOKEN'] || 'pretend-ghtk-token',
    viettelPostWebhookUrl: env['SIM_VIETTEL_POST_WEBHOOK_URL'] || undefined,
    viettelPostWebhookToken:
      env['SIM_VIETTEL_POST_WEBHOOK_TOKEN'] || 'pretend-viettel-post-webhook-token',
    viettelPostUsername: env['SIM_VIETTEL_POST_USERNAME'] || '0900000001',
    viettelPostPassword: env['SIM_VIETTEL_POST_PASSWORD'] || 'pretend-viettel-post-password',
    carrierStepMs: wholeNumber(env['SIM_CARRIER_STEP_MS'], 6_000, 'SIM_CARRIER_STEP_MS'),
  };
}

function wholeNumber(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined || text === '') return fallback;
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 0)
    throw new Error(`${name} must be a whole number, got ${JSON.stringify(text)}`);
  return n;
}
