import type { Settings } from './settings.ts';

/** The services that we ask or send through; each is whole or absent. */
export interface ServicesConfig {
  /** `deepl`, `google` or a language model behind a chat interface (`llm`), which needs `HAKO_TRANSLATION_MODEL`. */
  readonly translation:
    | ({ readonly url: string; readonly key: string } & (
        | { readonly kind: 'deepl' | 'google' }
        | { readonly kind: 'llm'; readonly model: string }
      ))
    | undefined;
  readonly ratesUrl: string | undefined;
  readonly sms: { readonly url: string; readonly key: string } | undefined;
  /** `gatherMs`: how long notifications are gathered into one mail. */
  readonly mail:
    | { readonly smtpUrl: string; readonly from: string; readonly gatherMs: number }
    | undefined;
  /**
   * Our VAPID keys (RFC 8292) for web push; `pretendUrl`: endpoints below it are taken besides
   * those of the known push services.
   */
  readonly push:
    | {
        readonly publicKey: string;
        readonly privateKey: string;
        readonly subject: string;
        readonly pretendUrl: string | undefined;
      }
    | undefined;
  /** Sign-in with Google: `url` is the issuer, `https://accounts.google.com`. */
  readonly google:
    | {
        readonly url: string;
        readonly clientId: string;
        readonly clientSecret: string;
        readonly mobileClientIds: readonly string[];
      }
    | undefined;
}

/** The services' part of the settings. In production nothing may be pushed to a pretend service. */
export function readServices(settings: Settings, environment: string): ServicesConfig {
  const { text, whole, url, withUrl, list } = settings;
  return {
    translation: translationIn(settings),
    ratesUrl: url('HAKO_RATES_URL'),
    sms: withUrl('HAKO_SMS_URL', (address) => ({ url: address, key: text('HAKO_SMS_KEY') })),
    mail: withUrl('HAKO_SMTP_URL', (address) => ({
      smtpUrl: address,
      from: text('HAKO_MAIL_FROM'),
      gatherMs: whole('HAKO_MAIL_GATHER_SECONDS', 60) * 1_000,
    })),
    push: pushIn(settings, environment),
    google: withUrl('HAKO_GOOGLE_URL', (address) => ({
      url: address,
      clientId: text('HAKO_GOOGLE_CLIENT_ID'),
      clientSecret: text('HAKO_GOOGLE_CLIENT_SECRET'),
      mobileClientIds: list('HAKO_GOOGLE_MOBILE_CLIENT_IDS', ','),
    })),
  };
}

const translationIn = ({ text, oneOf, withUrl }: Settings): ServicesConfig['translation'] =>
  withUrl('HAKO_TRANSLATION_URL', (url) => {
    const service = { url, key: text('HAKO_TRANSLATION_KEY') };
    const kind = oneOf('HAKO_TRANSLATION_KIND', ['deepl', 'google', 'llm'], 'deepl');
    return kind === 'llm'
      ? { ...service, kind, model: text('HAKO_TRANSLATION_MODEL') }
      : { ...service, kind };
  });

function pushIn(
  { text, optional, url, problems }: Settings,
  environment: string,
): ServicesConfig['push'] {
  if (!optional('HAKO_PUSH_PUBLIC_KEY')) return undefined;
  const push = {
    publicKey: text('HAKO_PUSH_PUBLIC_KEY'),
    privateKey: text('HAKO_PUSH_PRIVATE_KEY'),
    subject: text('HAKO_PUSH_SUBJECT'),
    pretendUrl: url('HAKO_PUSH_PRETEND_URL'),
  };
  if (push.pretendUrl && environment === 'production')
    problems.push('HAKO_PUSH_PRETEND_URL is not allowed when HAKO_ENV is production.');
  if (!/^(mailto:|https:\/\/)/.test(push.subject))
    problems.push('HAKO_PUSH_SUBJECT must begin with mailto: or https://.');
  return push;
}
