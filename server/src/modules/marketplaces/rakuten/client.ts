import { Outage } from '../../../kernel/outage.ts';
import type { OutsideAnswer } from '../../../platform/outside/http-client.ts';
import type { SiteLine } from '../reading/site-line.ts';
import { SOURCE } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

/** What Rakuten knows us by. `origin` is an allowed website of the application (`https://hako.example`). */
export interface RakutenCredentials {
  readonly applicationId: string;
  readonly accessKey: string;
  readonly origin: string;
}

/** Each interface has a path prefix and a version of its own. */
const PATHS = {
  items: '/ichibams/api/IchibaItem/Search/20260701',
  ranking: '/ichibaranking/api/IchibaItem/Ranking/20220601',
  genres: '/ichibagt/api/IchibaGenre/Search/20260701',
  tags: '/ichibagt/api/IchibaTag/Search/20140222',
} as const;

export interface RakutenClient {
  /** Undefined: the site says that there is nothing, or that what was asked for cannot exist. */
  ask(
    api: keyof typeof PATHS,
    params: Readonly<Record<string, string | number>>,
    options?: CallOptions,
  ): Promise<Asked | undefined>;
}
export interface Asked {
  readonly json: unknown;
  readonly readAt: Date;
}

export function createRakutenClient(
  line: Pick<SiteLine, 'read'>,
  { applicationId, accessKey, origin }: RakutenCredentials,
): RakutenClient {
  const site = origin.replace(/\/+$/, '');
  // The web type of application is known by its website, even when a server asks: without both headers the gateway answers 403.
  const headers = {
    accept: 'application/json',
    accesskey: accessKey,
    origin: site,
    referer: `${site}/`,
  };

  return {
    async ask(api, params, options = {}) {
      const query = new URLSearchParams({ applicationId, format: 'json', formatVersion: '2' });
      for (const [name, value] of Object.entries(params)) query.set(name, String(value));
      const answer = await line.read({ path: `${PATHS[api]}?${query}`, headers, ...options });
      const json = answer.json();
      const complaint = complaintOf(json);
      if (answer.status === 200 && !complaint) return { json, readAt: answer.receivedAt };
      if (complaint && meansNothing(complaint)) return undefined;
      throw outageOf(api, answer, complaint);
    },
  };
}

interface Complaint {
  readonly code: string;
  readonly text: string;
  /** The gateway speaks before the service is reached. */
  readonly isGateway: boolean;
}

/** Both shapes of an error: `{error, error_description}` of the service, `{errors: {errorCode, errorMessage}}` of the gateway. */
function complaintOf(json: unknown): Complaint | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { error, error_description: text, errors } = json as Record<string, unknown>;
  if (typeof error === 'string')
    return { code: error, text: typeof text === 'string' ? text : '', isGateway: false };
  if (typeof errors !== 'object' || errors === null) return undefined;
  const { errorCode, errorMessage } = errors as Record<string, unknown>;
  return { code: String(errorCode ?? ''), text: String(errorMessage ?? ''), isGateway: true };
}

/** A word, a code or a genre that Rakuten does not take is found nowhere there; that is an answer, no failure. */
const meansNothing = ({ code, text, isGateway }: Complaint): boolean =>
  !isGateway &&
  (code === 'not_found' ||
    (code === 'wrong_parameter' &&
      /^(keyword|itemCode|shopCode|genreId) is not valid|^wrong genreId/i.test(text)));

function outageOf(api: string, answer: OutsideAnswer, complaint: Complaint | undefined): Outage {
  const said = complaint ? `${complaint.code} ${complaint.text}`.slice(0, 200) : '';
  const detail = `HTTP ${answer.status} to ${api}: ${said}`;
  if (/too_many_requests/i.test(said) || complaint?.code === '429')
    return new Outage(SOURCE, 'limited', detail);
  if (
    answer.status === 401 ||
    ['401', '403'].includes(complaint?.code ?? '') ||
    /application_?id|access_?key|referrer/i.test(said)
  )
    return new Outage(SOURCE, 'blocked', detail);
  return new Outage(SOURCE, 'broken', detail, 'status');
}
