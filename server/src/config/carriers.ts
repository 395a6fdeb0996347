import type { Settings } from './settings.ts';

export interface GhnSettings {
  readonly token: string;
  readonly shopId: string;
  readonly webhookToken: string;
}

export interface GhtkSettings {
  readonly token: string;
  /** What GHTK calls our shop, in `X-Client-Source`. */
  readonly partnerCode: string;
  /** The `hash` in the address that it calls back. */
  readonly webhookHash: string;
}

export interface ViettelPostSettings {
  readonly username: string;
  readonly password: string;
  /** The contract's service, `VCN`, `VHT` … */
  readonly service: string;
  /** What it repeats as `TOKEN` in every webhook. */
  readonly webhookToken: string;
}

/** Where parcels leave us in Vietnam; carriers that keep no address of ours are told it with every order. */
export interface Sender {
  readonly name: string;
  /** E.164 or as it is dialled in Vietnam. */
  readonly phone: string;
  readonly line: string;
  readonly commune: string;
  /** Of the old three levels, for carriers that still ask; may be empty. */
  readonly district: string;
  readonly province: string;
}

type At<Settings> = Settings & { readonly url: string };

/** The carriers that are connected: each is whole or absent. */
export interface CarrierSettings {
  readonly ghn: At<GhnSettings> | undefined;
  readonly ghtk: At<GhtkSettings> | undefined;
  readonly viettelPost: At<ViettelPostSettings> | undefined;
  /** Where parcels leave us; asked for with GHTK and Viettel Post, which keep no address of ours. */
  readonly sender: Sender | undefined;
}

/** The carriers' part of the settings. */
export function readCarrierSettings({ text, optional, withUrl }: Settings): CarrierSettings {
  const settings = {
    ghn: withUrl('HAKO_GHN_URL', (url) => ({
      url,
      token: text('HAKO_GHN_TOKEN'),
      shopId: text('HAKO_GHN_SHOP_ID'),
      webhookToken: text('HAKO_GHN_WEBHOOK_TOKEN'),
    })),
    ghtk: withUrl('HAKO_GHTK_URL', (url) => ({
      url,
      token: text('HAKO_GHTK_TOKEN'),
      partnerCode: text('HAKO_GHTK_PARTNER_CODE'),
      webhookHash: text('HAKO_GHTK_WEBHOOK_HASH'),
    })),
    viettelPost: withUrl('HAKO_VIETTEL_POST_URL', (url) => ({
      url,
      username: text('HAKO_VIETTEL_POST_USERNAME'),
      password: text('HAKO_VIETTEL_POST_PASSWORD'),
      service: text('HAKO_VIETTEL_POST_SERVICE', 'VCN'),
      webhookToken: text('HAKO_VIETTEL_POST_WEBHOOK_TOKEN'),
    })),
  };
  if (!settings.ghtk && !settings.viettelPost) return { ...settings, sender: undefined };
  const sender = {
    name: text('HAKO_SENDER_NAME'),
    phone: text('HAKO_SENDER_PHONE'),
    line: text('HAKO_SENDER_ADDRESS'),
    commune: text('HAKO_SENDER_COMMUNE'),
    district: optional('HAKO_SENDER_DISTRICT') ?? '',
    province: text('HAKO_SENDER_PROVINCE'),
  };
  return { ...settings, sender };
}
