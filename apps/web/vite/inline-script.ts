/**
 * `import text from './x.ts?inline-script'`: a module and its imports as the text of a script that
 * the server writes into the page. Empty in the browser, where it has run.
 */
import type { Plugin } from 'vite';
import { scriptText } from './script-text.ts';

const MARK = '?inline-script';

export function inlineScript(): Plugin {
  return {
    name: 'varde-inline-script',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(MARK)) return null;
      const module = await this.resolve(id.slice(0, -MARK.length), importer);
      return module && module.id + MARK;
    },
    async load(id) {
      if (!id.endsWith(MARK)) return null;
      const isServer = this.environment.config.consumer === 'server';
      const text = isServer ? await scriptText(id.slice(0, -MARK.length)) : '';
      if (/<\/script|<!--/i.test(text)) this.error('The script contains text that would end it.');
      return `export default ${JSON.stringify(text.trim())}`;
    },
  };
}
