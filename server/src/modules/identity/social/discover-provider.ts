import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { type AskProvider, PROVIDER } from './provider-line.ts';

const KEPT_MS = 3_600_000;

/** Where the provider answers what. */
export interface ProviderAddresses {
  readonly authorizationUrl: string;
  readonly tokenUrl: URL;
  readonly keysUrl: URL;
}

/** Reads the provider's addresses from its discovery document and keeps them for an hour. Throws `Outage`. */
export function createDiscovery(
  issuer: string,
  ask: AskProvider,
  clock: Clock,
): () => Promise<ProviderAddresses> {
  let kept: { readonly addresses: ProviderAddresses; readonly untilMs: number } | undefined;
  return async () => {
    const nowMs = clock.now().getTime();
    if (kept && kept.untilMs > nowMs) return kept.addresses;
    const answer = await ask(new URL(`${issuer}/.well-known/openid-configuration`));
    if (answer.status !== 200)
      throw new Outage(PROVIDER, 'failing', `discovery answered ${answer.status}`);
    const addresses = addressesIn(answer.json() as Record<string, unknown>, issuer);
    kept = { addresses, untilMs: nowMs + KEPT_MS };
    return addresses;
  };
}

function addressesIn(document: Record<string, unknown>, issuer: string): ProviderAddresses {
  if (document['issuer'] !== issuer) throw new Outage(PROVIDER, 'broken', '', 'issuer');
  const address = (name: string): URL => {
    const text = document[name];
    const isFit =
      typeof text === 'string' &&
      URL.canParse(text) &&
      (issuer.startsWith('http:') || text.startsWith('https:'));
    if (!isFit) throw new Outage(PROVIDER, 'broken', '', name);
    return new URL(text);
  };
  return {
    authorizationUrl: address('authorization_endpoint').href,
    tokenUrl: address('token_endpoint'),
    keysUrl: address('jwks_uri'),
  };
}
