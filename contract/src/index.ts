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
} from './endpoint.ts';
export { LIMITS } from './limits.ts';
export { Keyset, PageQuery, Pagination } from './pages.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
