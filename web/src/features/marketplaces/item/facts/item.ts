import type { readCatalogItemEndpoint } from '@hako/contract/search/catalog/item';
import type { EndpointReply } from '@hako/contract/kit/endpoint';

/** An item as its page reads it. */
export type Item = EndpointReply<typeof readCatalogItemEndpoint>['data'];
