import { decoded } from './reading.ts';

/** Addresses that carry the address they lead to: advertising partners, search engines, messengers. Nothing of them is fetched. */
const WRAPPERS: Readonly<Record<string, readonly string[]>> = {
  'hb.afl.rakuten.co.jp': ['pc', 'm'],
  'pt.afl.rakuten.co.jp': ['url'],
  'rd.rakuten.co.jp': ['R2', 'url'],
  'ck.jp.ap.valuecommerce.com': ['vc_url'],
  'px.a8.net': ['a8ejpredirect'],
  'af.moshimo.com': ['url'],
  'h.accesstrade.net': ['url'],
  'click.linksynergy.com': ['murl'],
  'www.google.com': ['url', 'q', 'imgrefurl'],
  'www.google.com.vn': ['url', 'q', 'imgrefurl'],
  'www.google.co.jp': ['url', 'q', 'imgrefurl'],
  'translate.google.com': ['u'],
  'translate.google.com.vn': ['u'],
  'l.facebook.com': ['u'],
  'lm.facebook.com': ['u'],
  'l.instagram.com': ['u'],
  'l.messenger.com': ['u'],
  'l.threads.com': ['u'],
  'out.reddit.com': ['url'],
  'www.youtube.com': ['q'],
  'link.zalo.me': ['url', 'u'],
  'jump.5ch.net': ['url'],
  'mercari.onelink.me': ['af_web_dp', 'af_dp'],
  'buyee.jp': ['url', 'u'],
  'zenmarket.jp': ['u', 'url'],
  'www.fromjapan.co.jp': ['url', 'u'],
  'janbox.com': ['url', 'link'],
};
/** Pages of Amazon that lead on to another of its pages. */
const AMAZON_REDIRECT = /^\/(?:sspa\/click|gp\/slredirect|gp\/r\.html|gp\/redirect\.html)/;
const TRANSLATED = '.translate.goog';

/** The address inside; undefined when this is no wrapper that we know. */
export function unwrapped(url: URL): URL | undefined {
  if (url.hostname.endsWith(TRANSLATED)) return untranslated(url);
  if (/^www\.amazon\.co\.jp$/.test(url.hostname) && AMAZON_REDIRECT.test(url.pathname)) {
    const target =
      url.searchParams.get('url') ?? url.searchParams.get('U') ?? url.searchParams.get('location');
    return target ? addressOf(target, url.origin) : undefined;
  }
  const names = Object.hasOwn(WRAPPERS, url.hostname)
    ? (WRAPPERS[url.hostname] as readonly string[])
    : [];
  for (const name of names) {
    const target = url.searchParams.get(name);
    if (target && /^(?:https?:\/\/|https?%3A%2F%2F|\/\/)/i.test(target))
      return addressOf(target, 'https://www.rakuten.co.jp');
  }
  return undefined;
}

function addressOf(target: string, base: string): URL | undefined {
  const plain = /^https?%3A/i.test(target) ? decoded(target) : target;
  return URL.canParse(plain, base) ? new URL(plain, base) : undefined;
}

/** Google shows a translated page of jp.mercari.com at jp-mercari-com.translate.goog; a hyphen of the name is doubled. */
function untranslated(url: URL): URL | undefined {
  const name = url.hostname.slice(0, -TRANSLATED.length);
  if (name.includes('.')) return undefined;
  const host = name.replaceAll('--', '\0').replaceAll('-', '.').replaceAll('\0', '-');
  const address = `https://${host}${url.pathname}${url.search}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
