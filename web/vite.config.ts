import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { iconsOneByOne, japaneseFontFromDeviceFirst, lightContract } from './build-plugins.ts';

export default defineConfig(() => ({
  plugins: [iconsOneByOne(), lightContract(), japaneseFontFromDeviceFirst(), reactRouter()],
  ssr: { noExternal: [/^@tabler\/icons-react/, /^@hako\//] },
  css: { modules: { generateScopedName: '[name]__[local]_[hash:base64:4]' } },
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
}));

/** What every page needs travels in two files; the rest is split by page. Otherwise each icon would be a request of its own. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'frame',
    test: /web\/src\/(ui|text|api|device|shell|features\/(identity|notifications))\/|@tabler|contract\/src/,
    minShareCount: 3,
    priority: 1,
  },
];
