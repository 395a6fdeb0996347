import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { CodeSentReply } from '../identity/identity.ts';
import { ownerProof, ownerProofRefusals } from '../identity/owner.ts';

const At = Type.String({ description: 'ISO 8601' });
const maybe = { null: Type.Null() };
const Purpose = Type.Union([Type.Literal('service'), Type.Literal('advertising')]);

const Consent = Type.Object({
  purpose: Purpose,
  is_given: Type.Boolean(),
  is_needed: Type.Boolean(),
  title: Type.String(),
  text: Type.String(),
  /** Of the text as it is now. */
  text_version: Type.Integer(),
  /** When it was last given or taken back; null: never said. */
  at: Type.Union([At, maybe.null]),
  agreed_version: Type.Union([Type.Integer(), maybe.null]),
});

const DataExport = Type.Object({
  id: Type.String(),
  state: Type.Union([Type.Literal('asked'), Type.Literal('ready'), Type.Literal('expired')]),
  requested_at: At,
  expires_at: Type.Union([At, maybe.null]),
  size_bytes: Type.Union([Type.Integer(), maybe.null]),
});

const Erasure = Type.Object({
  requested_at: At,
  due_at: At,
  postponed_for: Type.Array(Type.String()),
});
const Obstacle = Type.Object({
  reason: Type.String(),
  sentence: Type.String(),
  link: Type.String(),
});

const Overview = Type.Object({
  consents: Type.Array(Consent),
  exports: Type.Array(DataExport),
  erasure: Type.Union([Erasure, maybe.null]),
  obstacles: Type.Array(Obstacle),
  /** Where a code can be sent, masked. */
  contacts: Type.Array(
    Type.Object({
      channel: Type.Union([Type.Literal('phone'), Type.Literal('email')]),
      masked: Type.String(),
    }),
  ),
  has_password: Type.Boolean(),
});
const OverviewReply = Type.Object({
  status: Type.Literal(true),
  success: Type.Literal(true),
  data: Overview,
});

export const readPrivacyEndpoint = endpoint({
  method: 'GET',
  path: '/api/privacy',
  access: 'customer',
  whileViewing: 'hidden',
  summary:
    'My consents, copies of my data, and whether my account is being erased or what stands in the way.',
  reply: OverviewReply,
});

export const saveConsentEndpoint = endpoint({
  method: 'POST',
  path: '/api/privacy/consents',
  access: 'customer',
  summary: 'Gives or takes back my consent to one purpose, by the version of the text that I read.',
  body: Type.Object({
    purpose: Purpose,
    is_given: Type.Boolean(),
    text_version: Type.Integer({ minimum: 1 }),
  }),
  reply: OverviewReply,
  refusals: ['privacy.purpose-needed', 'privacy.text-changed'],
});

export const requestExportEndpoint = endpoint({
  method: 'POST',
  path: '/api/privacy/exports',
  access: 'customer',
  summary:
    'Makes a copy of everything of mine, proved by me; I am told when it is ready. One a day.',
  body: Type.Object(ownerProof),
  reply: OverviewReply,
  refusals: ['privacy.export-too-soon', 'privacy.export-under-way', ...ownerProofRefusals],
});

export const readExportEndpoint = endpoint({
  method: 'GET',
  path: '/api/privacy/exports/{id}/file',
  access: 'customer',
  whileViewing: 'hidden',
  summary: 'The copy itself, a zip of JSON and CSV, until it expires; mine alone.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: ['privacy.export-not-found'],
  limitPerMinute: 10,
});

export const requestErasureCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/privacy/erasure/code',
  access: 'customer',
  summary: 'Sends me a code that proves once more who I am, before erasing.',
  body: Type.Object({ channel: Type.Union([Type.Literal('phone'), Type.Literal('email')]) }),
  reply: CodeSentReply,
  refusals: [
    'privacy.no-contact',
    'identity.code-too-soon',
    'identity.too-many-codes',
    'identity.codes-closed',
  ],
});

export const requestErasureEndpoint = endpoint({
  method: 'POST',
  path: '/api/privacy/erasure',
  access: 'customer',
  summary:
    'Erases my account after a fortnight in which I can take it back; proved by password or code, refused while something is open.',
  body: Type.Object(ownerProof),
  reply: OverviewReply,
  refusals: ['privacy.cannot-erase', 'privacy.erasure-asked', ...ownerProofRefusals],
});

/**
 * The mobile client sends no body, so nothing proves the owner: the old contacts are told and can
 * stop it by a link for the whole fortnight. `success` and `message` are all that it reads.
 */
export const deleteMyAccountEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/user/delete-my-account',
  access: 'customer',
  summary:
    'Erases my account after a fortnight in which I, or my contacts by a link, can take it back; says so when something is open.',
  reply: Type.Object({ status: Type.Boolean(), success: Type.Boolean(), message: Type.String() }),
  refusals: ['identity.too-many-changes'],
});

export const withdrawErasureEndpoint = endpoint({
  method: 'POST',
  path: '/api/privacy/erasure/withdraw',
  access: 'customer',
  summary: 'Keeps my account after all.',
  reply: OverviewReply,
  refusals: ['privacy.no-erasure'],
});
