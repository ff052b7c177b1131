import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { routes } from './src/routes.ts';
import { chunkGuard } from './vite-chunk-guard.ts';
import { layerOrderFirst } from './vite-layer-order.ts';
import { precompress } from './vite-precompress.ts';

// The site builds to dist/client (assets, served as they are) and dist/server/server.js (renders a request).
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackStart({
      router: {
        virtualRouteConfig: routes,
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        codeSplittingOptions: {
          // What a page is loaded with travels with the page.
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
    }),
    react(),
    layerOrderFirst(new URL('./src/styles/global.css', import.meta.url)),
    chunkGuard(new URL('./src/', import.meta.url)),
    precompress(),
  ],
  server: { host: '127.0.0.1' },
  worker: {
    format: 'es',
    // What MapLibre's workers take as a module, by its name.
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].mjs' } },
  },
  build: {
    target: 'es2023',
    // Pictures and fonts keep their own address, so that the content security policy needs no data: for them.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        // Read by tools/check-script-size.ts.
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // One style sheet for all of the site's own: it is smaller than one picture. The map's comes with the map.
                { name: 'site', test: /\/src\/(?!viewers\/).+\.css$/, priority: 3 },
                // Every page needs these together: one file is 8 kB smaller than ten.
                { name: 'app', test: /\.[cm]?[jt]sx?$/, tags: ['$initial'], priority: 2 },
                // What many pages use besides.
                {
                  name: 'shared',
                  // The map of a page comes with the pages that have one.
                  test: /\/src\/(?!viewers\/|features\/explore\/item-map)/,
                  minShareCount: 12,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
