import type { Static, TSchema } from 'typebox';
import type { RefusalCode } from '../refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Our two houses, in Japan and in Vietnam. */
export type Warehouse = 'JP' | 'VN';
/** The two houses as they stand in a sentence. */
export const WAREHOUSE_NAMES = { JP: 'kho Nhật', VN: 'kho Việt Nam' } as const;

export type StaffRole = 'sales' | 'buyer' | 'warehouse' | 'accountant' | 'admin';

/**
 * Who may call: `anyone` (the caller may still be known), `customer` (signed in, own things only), `session` (any signed-in
 * person), `{ staff }` (a member of staff with one of the roles; admin always may), `system` (another machine: the handler checks its signature).
 */
export type Access =
  | 'anyone'
  | 'customer'
  | 'session'
  | 'system'
  | {
      readonly staff: readonly StaffRole[];
      /** The house in which it is done: whoever works only in the other one may not. */
      readonly warehouse?: Warehouse;
    };

/** How the reply travels: `json` (filtered by the reply schema), `file` (a download), `stream` (server-sent events or lines). */
export type ReplyKind = 'json' | 'file' | 'stream';

/** A promise of the server, as a value: the server registers routes from it, the web calls by it, OpenAPI and the checks enumerate it. */
export interface Endpoint {
  readonly method: Method;
  /** With `{name}` for path parameters: `/api/auction/item/{code}`. */
  readonly path: string;
  /** Further addresses of the same call, for clients that spell it otherwise. */
  readonly aliases?: readonly string[];
  readonly access: Access;
  /** One English line for the API page. */
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  /** Unknown fields of a body are dropped before the handler sees it, so nothing can be assigned that is not named here. */
  readonly body?: TSchema;
  readonly reply: TSchema;
  readonly replyKind?: ReplyKind;
  /** The refusals this call may answer with, besides those of every call. An undeclared one fails in tests. */
  readonly refusals?: readonly RefusalCode[];
  /** Calls per minute and caller, where the general limit is too wide. */
  readonly limitPerMinute?: number;
  /** Answers when something happens, or after a while: it takes no turn among the caller's writes; the handler counts who waits. */
  readonly answersLate?: boolean;
  /** The reply carries a secret: it is not kept for an `Idempotency-Key` that comes again; the call itself must bear a second run. */
  readonly isReplySecret?: boolean;
  /**
   * What becomes of the call while a member of staff looks at the pages as a customer. Writes are
   * refused then and reads are answered as to the customer, unless this says otherwise: `allowed`
   * keeps the call for the member of staff, `hidden` refuses a read that shows how the customer
   * signs in, or takes their data away, `asks` says that a POST writes nothing: it is answered as a
   * read, and its answer is not kept for an `Idempotency-Key`.
   */
  readonly whileViewing?: 'allowed' | 'hidden' | 'asks';
  /** A multipart upload: the handler reads the files itself. */
  readonly isMultipart?: boolean;
  /** Also reads its body as `application/x-www-form-urlencoded`; other calls refuse forms, which any foreign page can send. */
  readonly acceptsForm?: boolean;
}

/** Declares an endpoint; gives back the same value with its exact type. */
export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

type Part<S> = S extends TSchema ? Static<S> : undefined;

/** What a caller sends: only the parts that the endpoint declares. */
export type EndpointInput<E extends Endpoint> = {
  [Name in 'params' | 'query' | 'body' as E[Name] extends TSchema ? Name : never]: Part<E[Name]>;
};

/** What comes back when the call succeeds. */
export type EndpointReply<E extends Endpoint> = Static<E['reply']>;

/** The body of every refusal and failure. `status` and `message` are what the mobile client reads. */
export interface RefusalReply {
  readonly status: false;
  readonly success: false;
  readonly code: RefusalCode;
  readonly message: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** The address of a call with its parameters filled in and its query written out; unset query values are left out. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
