import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { routes } from './src/routes.ts';
import { chunkGuard } from './vite/chunk-guard.ts';
import { chunkGroups } from './vite/chunk-groups.ts';
import { className, layerOrderFirst } from './vite/css.ts';
import { fastRefresh } from './vite/fast-refresh.ts';
import { iconSprite } from './vite/icon-sprite.ts';
import { LICENSES, licenses } from './vite/licenses.ts';
import { inlineScript } from './vite/inline-script.ts';
import { lazyLoaders } from './vite/lazy-loaders.ts';
import { mapWorker } from './vite/map-worker.ts';
import { dracoWorker, modelDecoders } from './vite/model-decoders.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { ROUTE_CHUNKS } from './vite/split-routes.ts';
import { buildTarget } from './vite/supported-browsers.ts';

/** The first script names all files, and hashes do not compress: 42 bits suffice. */
const assetFileNames = 'assets/[name]-[hash:7].[ext]';
const scriptFileNames = 'assets/[name]-[hash:7].js';

/**
 * The server needs no package of the site: an installation without them is half as large. Vite's
 * server for development takes packages of CommonJS from Node.
 */
const rendererAlone: Plugin = {
  name: 'varde-renderer-alone',
  apply: 'build',
  config: () => ({ environments: { ssr: { resolve: { noExternal: true } } } }),
};

// Builds dist/client (assets, served as they are) and dist/server/server.js (renders a request);
// tools/dev.ts serves the sources instead.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackStart({
      router: {
        virtualRouteConfig: routes,
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        codeSplittingOptions: { defaultBehavior: ROUTE_CHUNKS },
      },
    }),
    inlineScript(),
    iconSprite(new URL('./src/', import.meta.url)),
    react(),
    fastRefresh(),
    layerOrderFirst(new URL('./src/styles/global.css', import.meta.url)),
    chunkGuard(new URL('./src/', import.meta.url)),
    modelDecoders(new URL('./src/viewers/model3d/parts/', import.meta.url)),
    mapWorker(new URL('./src/viewers/map/parts/points-worker.ts', import.meta.url)),
    // In development, workers are not built with plugins of their own.
    { ...dracoWorker(), apply: 'serve' },
    lazyLoaders(),
    licenses(),
    rendererAlone,
    serviceWorker(new URL('./src/service-worker/main.ts', import.meta.url)),
    precompress(),
  ],
  css: { modules: { generateScopedName: className } },
  // React has had this hook since 18; TanStack Store ships it for older ones.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: { host: '127.0.0.1' },
  optimizeDeps: {
    // Plugins replace modules of these, which a bundle of them would hide.
    exclude: ['@google/model-viewer', 'three', 'lucide-react'],
  },
  worker: {
    format: 'es',
    plugins: () => [dracoWorker()],
    // MapLibre's workers require a module name; the policy of a decoder goes by its name, too
    // (site.routes.ts).
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].mjs' } },
  },
  build: {
    target: buildTarget(),
    // Images and fonts stay files, so that the content security policy needs no data: for them.
    assetsInlineLimit: 0,
    // One style sheet for the site: it is smaller than one image.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  environments: {
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
    client: {
      build: {
        // Read by tools/check-script-size.ts.
        manifest: true,
        // Licences ask to come with every copy.
        license: { fileName: LICENSES },
        rolldownOptions: {
          output: {
            chunkFileNames: scriptFileNames,
            entryFileNames: scriptFileNames,
            assetFileNames,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
});
