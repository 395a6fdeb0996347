const HIDDEN = '***';
/** Keys of JSON and of addresses whose values belong to an account or a visitor. */
const PRIVATE_KEY =
  '[\\w-]*(?:token|secret|password|passwd|session|cookie|authori[sz]ation|access_?key|app_?id|application_?id|e-?mail|phone|crumb)[\\w-]*';
const RULES: readonly (readonly [RegExp, string])[] = [
  [/"setCookies"\s*:\s*\[[^\]]*\]/g, '"setCookies":[]'],
  [new RegExp(`("${PRIVATE_KEY}"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi'), `$1"${HIDDEN}"`],
  [new RegExp(`([?&;]${PRIVATE_KEY}=)[^&"'\\s<]+`, 'gi'), `$1${HIDDEN}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/\bBearer\s+[\w.~+/-]+=*/gi, `Bearer ${HIDDEN}`],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, HIDDEN],
];

/** The text without cookies, keys, addresses of mail and the `secrets` that our settings name. */
export function scrub(text: string, secrets: readonly string[]): string {
  let clean = text.replaceAll('\u0000', '');
  // Shorter ones would take away words that only look the same.
  for (const secret of secrets)
    if (secret.length >= 4) {
      clean = clean.replaceAll(secret, HIDDEN);
      clean = clean.replaceAll(encodeURIComponent(secret), HIDDEN);
    }
  for (const [pattern, instead] of RULES) clean = clean.replace(pattern, instead);
  return clean;
}
