/**
 * In development, the script that MapLibre's workers import, as one file: they fetch it and run its
 * text, in which an import has no URL to start from.
 */
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { scriptText } from './script-text.ts';

/** @param entry the script */
export function mapWorker(entry: URL): Plugin {
  const file = fileURLToPath(entry);
  return {
    name: 'varde-map-worker',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const url = `${file.slice(config.root.length)}?worker_file`;
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith(url)) void sendScript(file, response);
        else next();
      });
    },
  };
}

async function sendScript(file: string, response: ServerResponse): Promise<void> {
  try {
    const code = await scriptText(file);
    response.setHeader('Content-Type', 'text/javascript');
    response.end(code);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}
