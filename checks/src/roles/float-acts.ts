import type { Audited } from './audited.ts';

/** What the calls about our yen leave in the audit. */
export const FLOAT_ACTS: Readonly<Record<string, Audited>> = {
  'POST /api/desk/float/accounts': ['float.open-account'],
  'PUT /api/desk/float/accounts/{id}': ['float.change-account'],
  'POST /api/desk/float/accounts/{id}/fund': ['float.fund?'],
  'POST /api/desk/float/accounts/{id}/opening': ['float.opening?'],
  'POST /api/desk/float/accounts/{id}/reconcile': ['float.reconcile'],
  'POST /api/desk/float/accounts/{id}/statement': ['float.upload-statement'],
  'POST /api/desk/float/accounts/{id}/transfer': ['float.transfer?'],
  'POST /api/desk/float/files/{id}/withdraw': ['float.withdraw-statement'],
  'POST /api/desk/float/lines/{id}/open': ['float.open-line', 'float.reverse?'],
  'POST /api/desk/float/lines/{id}/settle': ['float.settle-line?', 'float.charge?'],
  'POST /api/desk/float/movements/{id}/reverse': ['float.reverse?'],
  'POST /api/desk/float/orders/{code}/correct': ['float.correct-spent', 'float.correct?'],
  'POST /api/desk/float/orders/{code}/move': ['float.move-spent'],
  'POST /api/desk/float/orders/{code}/refund': ['float.refund-spent', 'float.refund?'],
};
