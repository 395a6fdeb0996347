import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every address of the site, in the order of the specification. A route is listed once its page exists.
 * Pages inside `shell/site-layout.tsx` carry header, footer and floating panel; those outside are bare.
 */
export default [
  layout('shell/site-layout.tsx', [
    index('pages/home.tsx'),
    route('about', 'pages/about.tsx'),
    route('tin-tuc', 'pages/news.tsx'),
    ...prefix('page', [route(':slug', 'pages/guide.tsx')]),
    layout('pages/account/layout.tsx', [
      ...prefix('account', [
        route('profile', 'pages/account/profile.tsx'),
      ]),
    ]),
    route('*', 'pages/not-found.tsx'),
  ]),
  layout('shell/bare-layout.tsx', [
    route('unusual-traffic', 'pages/unusual-traffic.tsx'),
    route('trans', 'pages/trans.tsx'),
  ]),
] satisfies RouteConfig;
