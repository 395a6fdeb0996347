import type { checkCartEndpoint } from '@hako/contract/cart/checkout';
import type { EndpointReply } from '@hako/contract/kit/endpoint';

/** The cart as the marketplaces answered for it just now, with what it costs. */
export type CheckedCart = EndpointReply<typeof checkCartEndpoint>;

/** One line of it: whether it is still there, at which price. */
export type Checked = CheckedCart['data'][number];
