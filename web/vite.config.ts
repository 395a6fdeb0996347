import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { iconsOneByOne, japaneseFontFromDeviceFirst, lightContract } from './build-plugins.ts';

export default defineConfig({
  plugins: [iconsOneByOne(), lightContract(), japaneseFontFromDeviceFirst(), reactRouter()],
  ssr: { noExternal: [/^@tabler\/icons-react/, /^@hako\//] },
  css: { modules: { generateScopedName: '[name]__[local]_[hash:base64:4]' } },
  build: { assetsInlineLimit: 0 },
});
