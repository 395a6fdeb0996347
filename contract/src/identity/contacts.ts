import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply } from '../kit/shapes.ts';
import { code, codeRequestRefusals, CodeSentReply, contact } from './identity.ts';
import { ownerProof, ownerProofRefusals } from './owner.ts';

export const requestEmailCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/request-verify-email',
  access: 'customer',
  summary: 'Sends a code to the e-mail address that shall belong to the account.',
  body: Type.Object({ email: contact }),
  reply: CodeSentReply,
  refusals: [...codeRequestRefusals],
});
export const verifyEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/verify-email',
  access: 'customer',
  summary:
    'Proves the e-mail address with the code, and the owner as at every such change; it becomes the address of the account.',
  body: Type.Object({ email: contact, otp: code, ...ownerProof }),
  reply: DoneReply,
  refusals: ['identity.contact-invalid', 'identity.contact-taken', ...ownerProofRefusals],
});
export const requestPhoneCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/request-verify-phone',
  access: 'customer',
  summary: 'Sends a code to the phone number that shall belong to the account.',
  body: Type.Object({ phone: contact }),
  reply: CodeSentReply,
  refusals: [...codeRequestRefusals],
});
export const verifyPhoneEndpoint = endpoint({
  method: 'POST',
  path: '/api/security/verify-phone',
  access: 'customer',
  summary:
    'Proves the phone number with the code, and the owner as at every such change; it becomes the number of the account, by which bank transfers find it.',
  body: Type.Object({ phone: contact, otp: code, ...ownerProof }),
  reply: DoneReply,
  refusals: ['identity.contact-invalid', 'identity.contact-taken', ...ownerProofRefusals],
});
