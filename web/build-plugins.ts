import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Turns `import { IconA } from '@tabler/icons-react'` into one import per icon: the package's front file would load 6,000 modules. */
export function iconsOneByOne(): Plugin {
  const front = /import\s*\{([^}]+)\}\s*from\s*'@tabler\/icons-react';?/g;
  return {
    name: 'hako-icons-one-by-one',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/web/src/') || !code.includes('@tabler/icons-react')) return;
      return code.replace(front, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
          .join(' '),
      );
    },
  };
}

/**
 * Keeps the schema library out of the browser: the web needs only method and path of an endpoint, so `typebox` becomes a
 * stand-in and the endpoints that a page does not call are dropped.
 */
export function lightContract(): Plugin {
  const standIn = fileURLToPath(new URL('./src/api/schema-stand-in.ts', import.meta.url));
  return {
    name: 'hako-light-contract',
    enforce: 'pre',
    resolveId: (id) => (id === 'typebox' ? standIn : undefined),
    transform(code, id) {
      if (!id.includes('/contract/src/')) return;
      return code.replace(/(?<![\w.$])(endpoint\(|Type\.\w+\()/g, '/* @__PURE__ */ $1');
    },
  };
}

/** Japanese phones and computers carry their own Japanese font: the 124 slices of ours load only where it is missing. */
export function japaneseFontFromDeviceFirst(): Plugin {
  const onDevice = ['NotoSansCJKjp-Regular', 'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic'];
  const locals = onDevice.map((name) => `local('${name}')`).join(', ');
  return {
    name: 'hako-japanese-font',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('noto-sans-jp') && id.includes('.css')) return code.replaceAll('src: url(', `src: ${locals}, url(`);
    },
  };
}
