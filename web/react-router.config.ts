import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route map is small; discovering it lazily would cost a request before every first tap.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
