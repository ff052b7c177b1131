/** The licences of what the browser's build contains, which the page of changes links to. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Written by Vite (`build.license`), of the packages that have modules in the build. */
export const LICENSES = 'licenses.txt';

/** Its main module is in `dist/cjs/`. */
const lucide = path.resolve(createRequire(import.meta.url).resolve('lucide-react'), '../../..');

/** Parts that reach the build as a drawing or inside a package, where Vite sees no module. */
const FURTHER = `
## lucide-react, the icons (ISC and MIT)

${readFileSync(path.join(lucide, 'LICENSE'), 'utf8')}
## Inside three: Draco (Apache-2.0)

Copyright Google Inc. and other contributors. The Apache License 2.0 is above.

## Inside three: meshoptimizer (MIT)

Copyright (c) 2016-2026 Arseny Kapoulkine. The terms are those of three, above.

## Inside zxing-wasm: ZXing-C++ (Apache-2.0)

Copyright ZXing authors. The Apache License 2.0 is above.
`;

/** Appends what Vite does not see. */
export function licenses(): Plugin {
  return {
    name: 'varde-licenses',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir = '' }) {
      const file = path.join(dir, LICENSES);
      if (!existsSync(file)) throw new Error(`Vite has not written ${LICENSES}.`);
      appendFileSync(file, FURTHER);
    },
  };
}
