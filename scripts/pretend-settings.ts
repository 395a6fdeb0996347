/** Where the pretend world sends its webhooks, and the keys it signs them with. */
export function pretendWorldSettings(service: string): Record<string, string> {
  return {
    SIM_SERVICE_URL: service,
    SIM_BANK_WEBHOOK_URL: `${service}/api/webhooks/sepay`,
    SIM_BANK_SECRET: 'pretend-sepay-secret',
    SIM_CASSO_WEBHOOK_URL: `${service}/api/webhooks/casso`,
    SIM_CASSO_KEY: 'pretend-casso-key',
    SIM_CARRIER_WEBHOOK_URL: `${service}/api/webhooks/ghn`,
    SIM_CARRIER_WEBHOOK_TOKEN: 'pretend-ghn-webhook-token',
  };
}

/** Settings that point every adapter of the server at the pretend world at `sim`, and its mail at `smtpPort`. Used by `npm start` and by the stories. */
export function pretendSettings(sim: string, smtpPort?: string): Record<string, string> {
  return {
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
    HAKO_YAHOO_SHOPPING_URL: `${sim}/yahoo-shopping`,
    HAKO_YAHOO_SHOPPING_APPLICATION_ID: 'pretend-yahoo-application',
    HAKO_YAHOO_SHOPPING_PACE: '50',
    HAKO_TRANSLATION_URL: `${sim}/translation`,
    HAKO_TRANSLATION_KEY: 'pretend-translation-key',
    HAKO_RATES_URL: `${sim}/rates`,
    HAKO_SMS_URL: `${sim}/sms`,
    HAKO_SMS_KEY: 'pretend-sms-key',
    ...(smtpPort ? { HAKO_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, HAKO_MAIL_FROM: 'Hako <hako@hako.test>' } : {}),
    HAKO_SEPAY_SECRET: 'pretend-sepay-secret',
    HAKO_CASSO_KEY: 'pretend-casso-key',
    HAKO_GHN_URL: `${sim}/carriers/ghn`,
    HAKO_GHN_TOKEN: 'pretend-ghn-token',
    HAKO_GHN_SHOP_ID: '885',
    HAKO_GHN_WEBHOOK_TOKEN: 'pretend-ghn-webhook-token',
    HAKO_BANK_ACCOUNTS: '970436:1017588888:CONG TY HAKO;970422:0912777888:CONG TY HAKO',
  };
}
