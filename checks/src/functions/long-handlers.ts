/** Handlers of routes that are still too long: path and endpoint. The list may only shrink, and is to be empty. */
export const LONG_HANDLERS: ReadonlySet<string> = new Set([
  'server/src/modules/shipping/route-desk.ts createShippingRouteEndpoint',
  'server/src/modules/shipping/route-desk.ts deleteShippingRouteEndpoint',
  'server/src/modules/shipping/route-desk.ts updateShippingRouteEndpoint',
  'server/src/modules/shipping/routes.ts listExtraServicesEndpoint',
  'server/src/modules/shipping/routes.ts listWarehousesEndpoint',
  'server/src/modules/staff/routes.ts listAuditEndpoint',
  'server/src/modules/storefronts/rakuten/routes.ts readRakutenCategoryEndpoint',
  'server/src/modules/storefronts/surugaya/routes.ts searchSurugayaEndpoint',
  'server/src/modules/storefronts/yahoo-auctions/fact-routes.ts listLatestBidsEndpoint',
  'server/src/modules/storefronts/yahoo-auctions/fact-routes.ts readTimeLeftEndpoint',
  'server/src/platform/http/live/live-route.ts liveEndpoint',
]);
