import { createECDH, createHash } from 'node:crypto';

/** The pretend owner's VAPID keys (P-256): the same each time, so that browsers stay subscribed. */
const pushKeys = createECDH('prime256v1');
pushKeys.setPrivateKey(createHash('sha256').update('pretend-push-key').digest());

/** Where the pretend world sends its webhooks, and the keys it signs them with. */
export function pretendWorldSettings(service: string): Record<string, string> {
  return {
    SIM_SERVICE_URL: service,
    SIM_BANK_WEBHOOK_URL: `${service}/api/webhooks/sepay`,
    SIM_BANK_SECRET: 'pretend-sepay-secret',
    SIM_CASSO_WEBHOOK_URL: `${service}/api/webhooks/casso`,
    SIM_CASSO_KEY: 'pretend-casso-key',
    SIM_PAYOS_WEBHOOK_URL: `${service}/api/webhooks/payos`,
    SIM_PAYOS_CHECKSUM_KEY: 'pretend-payos-checksum-key',
    SIM_CARRIER_WEBHOOK_URL: `${service}/api/webhooks/ghn`,
    SIM_CARRIER_WEBHOOK_TOKEN: 'pretend-ghn-webhook-token',
    SIM_GHTK_WEBHOOK_URL: `${service}/api/webhooks/ghtk?hash=pretend-ghtk-hash`,
    SIM_VIETTEL_POST_WEBHOOK_URL: `${service}/api/webhooks/viettel-post`,
    SIM_VIETTEL_POST_WEBHOOK_TOKEN: 'pretend-viettel-post-webhook-token',
  };
}

/** Where the pretend sellers send what is bought: a place that does not exist. */
export const pretendWarehouse: Readonly<Record<string, string>> = {
  HAKO_WAREHOUSE_NAME: '箱 倉庫',
  HAKO_WAREHOUSE_NAME_KANA: 'ハコ ソウコ',
  HAKO_WAREHOUSE_PHONE: '03-0000-0000',
  HAKO_WAREHOUSE_POSTAL_CODE: '100-0000',
  HAKO_WAREHOUSE_PREFECTURE: '東京都',
  HAKO_WAREHOUSE_CITY: '架空区',
  HAKO_WAREHOUSE_STREET: '見本町0-0',
  HAKO_WAREHOUSE_BUILDING: 'Hako',
};

/** Settings that point every adapter of the server at the pretend world at `sim`, and its mail at `smtpPort`. Used by `npm start` and by the stories. */
export const pretendSettings = (sim: string, smtpPort?: string): Record<string, string> => ({
  ...siteSettings(sim),
  ...pretendWarehouse,
  ...serviceSettings(sim),
  ...(smtpPort
    ? { HAKO_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, HAKO_MAIL_FROM: 'Hako <hako@hako.test>' }
    : {}),
  ...moneySettings(sim),
  ...carrierSettings(sim),
});

const siteSettings = (sim: string) => ({
  HAKO_YAHOO_AUCTIONS_URL: `${sim}/yahoo-auctions`,
  HAKO_YAHOO_AUCTIONS_PURCHASING: 'agent',
  HAKO_YAHOO_AUCTIONS_ACCOUNTS: 'hako-01,hako-02,hako-03',
  HAKO_YAHOO_AUCTIONS_PACE: '50',
  HAKO_MERCARI_URL: `${sim}/mercari`,
  HAKO_MERCARI_PURCHASING: 'agent',
  HAKO_MERCARI_ACCOUNTS: 'hako-01',
  HAKO_MERCARI_PACE: '50',
  HAKO_MERCARI_PARTNER_URL: `${sim}/mercari-partner`,
  HAKO_MERCARI_PARTNER_CLIENT_ID: 'hako-buyer',
  HAKO_MERCARI_PARTNER_CLIENT_SECRET: 'pretend-secret',
  HAKO_PAYPAY_URL: `${sim}/paypay`,
  HAKO_PAYPAY_PACE: '50',
  HAKO_RAKUTEN_URL: `${sim}/rakuten`,
  HAKO_RAKUTEN_APPLICATION_ID: '7c1f2a90-5b7d-4f0e-9d57-0f6c2f1ab001',
  HAKO_RAKUTEN_ACCESS_KEY: 'pk_PretendRakutenKey01',
  HAKO_RAKUTEN_ORIGIN: 'https://hako.test',
  HAKO_RAKUTEN_PACE: '50',
  HAKO_SURUGAYA_URL: `${sim}/suruga-ya`,
  HAKO_SURUGAYA_PACE: '50',
  HAKO_AMAZON_URL: `${sim}/amazon`,
  HAKO_AMAZON_PACE: '50',
  HAKO_AMAZON_CREDENTIAL_ID: 'hako-amazon',
  HAKO_AMAZON_CREDENTIAL_SECRET: 'pretend-amazon-secret',
  HAKO_AMAZON_PARTNER_TAG: 'hako-22',
  HAKO_AMAZON_TOKEN_URL: `${sim}/amazon/auth/o2/token`,
  HAKO_AMAZON_SUGGESTIONS_URL: `${sim}/amazon/completion`,
  HAKO_AMAZON_PAGES_URL: `${sim}/amazon/www`,
  HAKO_YAHOO_SHOPPING_URL: `${sim}/yahoo-shopping`,
  HAKO_YAHOO_SHOPPING_APPLICATION_ID: 'pretend-yahoo-application',
  HAKO_YAHOO_SHOPPING_PACE: '50',
});

const serviceSettings = (sim: string) => ({
  HAKO_TRANSLATION_URL: `${sim}/translation`,
  HAKO_TRANSLATION_KEY: 'pretend-translation-key',
  HAKO_RATES_URL: `${sim}/rates`,
  HAKO_SMS_URL: `${sim}/sms`,
  HAKO_SMS_KEY: 'pretend-sms-key',
  HAKO_PUSH_PUBLIC_KEY: pushKeys.getPublicKey('base64url'),
  HAKO_PUSH_PRIVATE_KEY: pushKeys.getPrivateKey('base64url'),
  HAKO_PUSH_SUBJECT: 'mailto:hako@hako.test',
  HAKO_PUSH_PRETEND_URL: `${sim}/push`,
  HAKO_GOOGLE_URL: `${sim}/google`,
  HAKO_GOOGLE_CLIENT_ID: 'hako-web.apps.pretend',
  HAKO_GOOGLE_CLIENT_SECRET: 'pretend-google-secret',
  HAKO_GOOGLE_MOBILE_CLIENT_IDS: 'hako-mobile.apps.pretend',
});

const moneySettings = (sim: string) => ({
  HAKO_SEPAY_SECRET: 'pretend-sepay-secret',
  HAKO_CASSO_KEY: 'pretend-casso-key',
  HAKO_SEPAY_URL: `${sim}/bank/sepay`,
  HAKO_SEPAY_TOKEN: 'pretend-sepay-token',
  HAKO_PAYOS_URL: `${sim}/payos`,
  HAKO_PAYOS_CLIENT_ID: 'pretend-payos-client',
  HAKO_PAYOS_API_KEY: 'pretend-payos-api-key',
  HAKO_PAYOS_CHECKSUM_KEY: 'pretend-payos-checksum-key',
  HAKO_COMPANY_NAME: 'Công ty TNHH Hako (thử nghiệm)',
  HAKO_COMPANY_TAX_CODE: '0312345673',
  HAKO_COMPANY_ADDRESS: '12 Nguyễn Huệ, Phường Sài Gòn, TP. Hồ Chí Minh',
  HAKO_EINVOICE_URL: `${sim}/einvoice`,
  HAKO_EINVOICE_USERNAME: '0312345673',
  HAKO_EINVOICE_PASSWORD: 'pretend-einvoice-password',
  HAKO_EINVOICE_TEMPLATE: '1/001',
  HAKO_EINVOICE_SERIES: 'CyyTHK',
  HAKO_BANK_ACCOUNTS: '970436:1017588888:CONG TY HAKO;970422:0912777888:CONG TY HAKO',
});

const carrierSettings = (sim: string) => ({
  HAKO_GHN_URL: `${sim}/carriers/ghn`,
  HAKO_GHN_TOKEN: 'pretend-ghn-token',
  HAKO_GHN_SHOP_ID: '885',
  HAKO_GHN_WEBHOOK_TOKEN: 'pretend-ghn-webhook-token',
  HAKO_GHTK_URL: `${sim}/carriers/ghtk`,
  HAKO_GHTK_TOKEN: 'pretend-ghtk-token',
  HAKO_GHTK_PARTNER_CODE: 'S2026',
  HAKO_GHTK_WEBHOOK_HASH: 'pretend-ghtk-hash',
  HAKO_VIETTEL_POST_URL: `${sim}/carriers/viettel-post/v2`,
  HAKO_VIETTEL_POST_USERNAME: '0900000001',
  HAKO_VIETTEL_POST_PASSWORD: 'pretend-viettel-post-password',
  HAKO_VIETTEL_POST_WEBHOOK_TOKEN: 'pretend-viettel-post-webhook-token',
  HAKO_SENDER_NAME: 'Kho Hako Hà Nội',
  HAKO_SENDER_PHONE: '0900000001',
  HAKO_SENDER_ADDRESS: 'Số 8 ngõ 102 Trường Chinh',
  HAKO_SENDER_COMMUNE: 'Phường Bạch Mai',
  HAKO_SENDER_DISTRICT: 'Quận Hai Bà Trưng',
  HAKO_SENDER_PROVINCE: 'Hà Nội',
});
