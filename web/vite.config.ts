import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import {
  iconsOneByOne,
  japaneseFontFromDeviceFirst,
  lightContract,
  packedAssets,
} from './build-plugins.ts';

export default defineConfig(() => ({
  plugins: [
    iconsOneByOne(),
    lightContract(),
    japaneseFontFromDeviceFirst(),
    reactRouter(),
    packedAssets(),
  ],
  ssr: { noExternal: [/^@tabler\/icons-react/, /^@hako\//] },
  css: { modules: { generateScopedName: '[name]__[local]_[hash:base64:4]' } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
}));

/**
 * What every page needs travels in two files, what forms and lists of the account share in a third; the rest is split by page. Otherwise each
 * icon would be a request of its own.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  {
    name: 'frame',
    test: /web\/src\/(ui\/(button|states|card|tag|money|picture|toast|countdown|now|pager|prose)\.|text\/|api\/|device\/|shell\/|features\/(identity\/(viewer|session)|notifications))|@tabler/,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'forms',
    test: /web\/src\/(ui|features\/identity)\/|contract\/src/,
    minShareCount: 3,
    priority: 1,
  },
];
