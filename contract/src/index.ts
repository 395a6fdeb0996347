export {
  type Access,
  addressOf,
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  endpoint,
  type Method,
  type RefusalReply,
  type StaffRole,
} from './kit/endpoint.ts';
export { LIMITS } from './kit/limits.ts';
export { Keyset, PageQuery, Pagination } from './kit/pages.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
