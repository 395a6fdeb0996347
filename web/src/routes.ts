import { SITES } from '@hako/contract/marketplaces/sites';
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { DESK_ROUTES } from './desk-routes.ts';

/** `/{product}-go`: our own for links of every site, and one with the name of each site. */
const GO_PATHS = ['hako', ...Object.values(SITES).map(({ path }) => path)].map(
  (name) => `${name}-go`,
);
const isDevelopment = process.env.NODE_ENV !== 'production';

/**
 * Every address of the site, in the order of the specification; those of the desk stand in
 * `desk-routes.ts`. A page carries what its layout has around it; others are bare.
 */
export default [
  layout('shell/frame/site-layout.tsx', [
    layout('shell/frame/failure-frame.tsx', [
      index('pages/home.tsx'),
      route('about', 'pages/about.tsx'),
      route('tin-tuc', 'pages/news.tsx'),
      route('tin-tuc/:slug', 'pages/article.tsx'),
      route('unsubscribe', 'pages/unsubscribe.tsx'),
      route('stop/:code', 'pages/stop-change.tsx'),
      route('shop-place', 'pages/shop-place.tsx'),
      ...GO_PATHS.map((path) => route(path, 'pages/link-estimate.tsx', { id: `pages/${path}` })),
      ...prefix('page', [
        route('nguoi-dung-moi', 'pages/guides/newcomer.tsx'),
        route('huong-dan-mua-hang', 'pages/guides/buying.tsx'),
        route('chinh-sach-bao-mat', 'pages/guides/privacy.tsx'),
        route('bieu-phi', 'pages/guides/price-list.tsx'),
        route('minh-bach-dau-gia', 'pages/guides/bid-figures.tsx'),
        route('bao-gia-tu-dong', 'pages/estimate.tsx'),
        route('dich-vu-chup-anh', 'pages/guides/photo-service.tsx'),
        route('chinh-sach-giao-dich', 'pages/guides/trading-policy.tsx'),
      ]),
      route(':site', 'pages/marketplace-home.tsx'),
      route(':site/search', 'pages/search.tsx'),
      route(':site/item/:code', 'pages/item/item.tsx'),
      route(':site/seller/:id', 'pages/seller.tsx'),
      route(':site/categories', 'pages/categories.tsx'),
      route(':site/category/:id', 'pages/category.tsx'),
      route(':site/ranking', 'pages/ranking.tsx'),
      route(':site/deals', 'pages/deals.tsx'),
      route(':site/brands', 'pages/brands.tsx'),
      ...prefix('account', [
        route('login', 'pages/account/sign-in/login.tsx'),
        route('login/google', 'pages/account/sign-in/google.tsx'),
        route('register', 'pages/account/sign-in/register.tsx'),
        route('forgot', 'pages/account/sign-in/forgot.tsx'),
        route('qr/:id', 'pages/account/sign-in/qr.tsx'),
      ]),
      layout('pages/account/layout.tsx', [
        ...prefix('account', [
          index('pages/account/sign-in/start.tsx'),
          route('dashboard', 'pages/account/profile/dashboard.tsx'),
          route('profile', 'pages/account/profile/profile.tsx'),
          route('privacy', 'pages/account/profile/privacy.tsx'),
          route('favorites', 'pages/account/profile/favorites.tsx'),
          route('saved-searches', 'pages/account/profile/saved-searches.tsx'),
          route('viewed', 'pages/account/profile/viewed.tsx'),
          route('addresses', 'pages/account/profile/addresses.tsx'),
          route('bids', 'pages/account/bidding/bids.tsx'),
          route('bids/:id', 'pages/account/bidding/bid.tsx'),
          route('bid-groups/:id', 'pages/account/bidding/bid-group.tsx'),
          route('vip', 'pages/account/money/vip.tsx'),
          route('vouchers', 'pages/account/money/vouchers.tsx'),
          route('negotiations', 'pages/account/bidding/negotiations.tsx'),
          route('messages', 'pages/account/messages/list.tsx'),
          route('messages/:id', 'pages/account/messages/thread.tsx'),
          route('complaints', 'pages/account/orders/complaints.tsx'),
          route('complaints/:id', 'pages/account/orders/complaint.tsx'),
          route('cart', 'pages/account/orders/cart.tsx'),
          route('quotes', 'pages/account/orders/quotes.tsx'),
          route('quotes/request', 'pages/account/orders/quote-request.tsx'),
          route('quotes/:code', 'pages/account/orders/quote.tsx'),
          route('parcels', 'pages/account/orders/parcels.tsx'),
          route('invoices', 'pages/account/money/invoices.tsx'),
          route('invoices/cod', 'pages/account/orders/cods.tsx'),
          route('wallet', 'pages/account/money/wallet.tsx'),
          route('wallet/billing', 'pages/account/money/wallet-top-up.tsx'),
          route('wallet/withdraw', 'pages/account/money/withdraw.tsx'),
          route('user/notification-mgmt', 'pages/account/profile/notifications.tsx'),
          route('user/notification-setting', 'pages/account/profile/notification-settings.tsx'),
          route('*', 'pages/not-found.tsx', { id: 'account-not-found' }),
        ]),
      ]),
      ...(isDevelopment
        ? [route('_ui', 'pages/dev/gallery.tsx'), route('_ui/products', 'pages/dev/products.tsx')]
        : []),
      route('*', 'pages/not-found.tsx'),
    ]),
  ]),
  ...DESK_ROUTES,
  layout('shell/frame/bare-layout.tsx', [
    route('unusual-traffic', 'pages/bare/unusual-traffic.tsx'),
    route('trans', 'pages/bare/trans.tsx'),
  ]),
] satisfies RouteConfig;
