/**
 * Lint rules. The import ladder (docs/architecture.md) is the table in the middle: forbidden
 * imports, and the alternative for each; tools/import-ladder.test.ts verifies that each ban is
 * reported.
 */
import { defineConfig, type OxlintOverride } from 'oxlint';

interface Ban {
  readonly group?: string[];
  readonly regex?: string;
  readonly message: string;
}

const CLIMBING: Ban = {
  regex: String.raw`^\.\./[^/]+/`,
  message:
    "Relative imports stay within a folder and its parts/. Across folders import by '#…' (see docs/architecture.md).",
};
const PRIVATE_PARTS: Ban = {
  regex: '^[#@].*/parts/',
  message:
    'parts/ is private to its folder. Import the public file beside it, or move the piece down a layer.',
};

/** `no-restricted-imports` of an override replaces the previous one, so each lists all its bans. */
function banImports(files: readonly string[], bans: readonly Ban[]): OxlintOverride {
  return {
    files: [...files],
    rules: { 'no-restricted-imports': ['error', { patterns: [CLIMBING, ...bans] }] },
  };
}

const WEB_LAYERS = ['routes', 'shell', 'features', 'components', 'viewers', 'ui'];
/** Layers below the interface, used by its layers. */
const WEB_FOUNDATIONS = ['state', 'browser', 'i18n', 'api', 'styles'];
const HEAVY_LIBRARIES = [
  'maplibre-gl',
  'maplibre-gl/**',
  'pmtiles',
  'photoswipe',
  'hls.js',
  '@google/model-viewer',
  '@google/model-viewer/**',
  'barcode-detector',
  'zxing-wasm',
];

const NO_SERVER: Ban = {
  group: ['@varde/server/**', '@varde/content-pack/**'],
  message:
    'The site talks to the server through api/; it imports only @varde/domain and @varde/contract (types).',
};
const NO_HEAVY_LIBRARY: Ban = {
  group: HEAVY_LIBRARIES,
  message: 'Heavy libraries live behind one door in viewers/<x>/, loaded dynamically.',
};
const NO_API: Ban = {
  group: ['#api/**'],
  message: 'Only routes and features call api/; take the data as a prop.',
};
/** The features that build on other features; a feature with subfolders also imports itself. */
const FEATURE_BASES: Readonly<Record<string, readonly string[]>> = {
  codes: ['rebus'],
  memory: ['article'],
  owner: ['article', 'explore'],
  presentation: ['article'],
  preview: ['article', 'presentation', 'rebus'],
  rebus: ['article', 'rebus'],
  'walking-route': ['explore'],
};
const banFeaturesBut = (...bases: readonly string[]): Ban => ({
  group: ['#features/**', ...bases.map((base) => `!#features/${base}/**`)],
  message:
    'A feature imports only the features it builds on (FEATURE_BASES). Others meet in the route, by slots.',
});
const NO_DATA_NO_MESSAGES: Ban = {
  group: ['#state/**', '#browser/**', '#i18n/**', '@varde/**'],
  message: 'ui/ holds blocks without data and without words: take texts and values as props.',
};

const NO_STATE: Ban = {
  group: ['#state/**'],
  message: 'browser/ knows nothing of the product; what does belongs in state/.',
};

const banLayers = (layers: readonly string[], message: string): Ban => ({
  group: layers.map((layer) => `#${layer}/**`),
  message,
});
const banLayersAbove = (folder: string): Ban[] => {
  const above = WEB_LAYERS.slice(0, WEB_LAYERS.indexOf(folder.split('/')[0] ?? ''));
  const order = [...WEB_LAYERS, 'styles'].join(' > ');
  const message = `Imports go downwards: ${order}. Pass it in as a prop or slot from the route.`;
  return above.length > 0 ? [banLayers(above, message)] : [];
};

const banInLayer = (folder: string, ...bans: readonly Ban[]): OxlintOverride =>
  banImports(
    [`apps/web/src/${folder}/**`],
    [PRIVATE_PARTS, NO_SERVER, ...banLayersAbove(folder), ...bans],
  );
const banInFoundation = (folder: string): OxlintOverride =>
  banImports(
    [`apps/web/src/${folder}/**`],
    [
      PRIVATE_PARTS,
      NO_SERVER,
      NO_HEAVY_LIBRARY,
      ...(folder === 'browser' ? [NO_STATE] : []),
      banLayers(
        WEB_LAYERS,
        `${WEB_FOUNDATIONS.join(', ')} are below the interface and import none of it.`,
      ),
    ],
  );

const NO_OTHER_APP: Ban = {
  group: ['@varde/web/**'],
  message: 'An app never imports another app.',
};
const NO_DATABASE: Ban = {
  group: ['kysely', 'pg', '#db/**'],
  message:
    'SQL and the database belong in *.repository.ts and db/. Call a repository from the service.',
};
const NO_REPOSITORY: Ban = {
  regex: String.raw`\.repository\.ts$`,
  message: 'Routes call the service; the service calls the repository.',
};
const NO_ROUTES: Ban = {
  regex: String.raw`\.routes\.ts$`,
  message: 'A service does not know HTTP routes.',
};
const DATABASE_ONLY: Ban = {
  regex: String.raw`^#http/|\.(service|routes)\.ts$`,
  message:
    'A repository knows the database only: what it needs of the caller is passed in by the service.',
};

const NO_TELEMETRY: Ban = {
  group: ['@opentelemetry/**', '#telemetry/**'],
  message:
    'Telemetry is loaded only where it is configured (app.ts). Announce the work in work-events.ts.',
};

const banInServer = (file: string, ...bans: readonly Ban[]): OxlintOverride =>
  banImports([`apps/server/src/${file}`], [PRIVATE_PARTS, NO_OTHER_APP, NO_TELEMETRY, ...bans]);

const NO_APP: Ban = {
  group: [
    '@varde/server',
    '@varde/server/**',
    '@varde/web',
    '@varde/web/**',
    '**/apps/**',
    '**/tools/**',
  ],
  message: 'Packages are imported by apps, never the other way.',
};
const PURE: Ban = {
  group: ['node:*', '@varde/**'],
  message: 'domain is pure: no I/O, no other package. Pass the value in.',
};
const DOMAIN_ONLY: Ban = {
  group: ['node:*', '@varde/content-pack/**'],
  message: 'contract may import domain only.',
};

const IMPORT_LADDER: readonly OxlintOverride[] = [
  banInLayer('routes', NO_HEAVY_LIBRARY),
  banInLayer('shell', NO_HEAVY_LIBRARY, NO_API),
  banInLayer('features', NO_HEAVY_LIBRARY, banFeaturesBut()),
  ...Object.entries(FEATURE_BASES).map(([feature, bases]) =>
    banInLayer(`features/${feature}`, NO_HEAVY_LIBRARY, banFeaturesBut(...bases)),
  ),
  banInLayer('components', NO_HEAVY_LIBRARY, NO_API),
  banInLayer('viewers', NO_API),
  banInLayer('ui', NO_HEAVY_LIBRARY, NO_API, NO_DATA_NO_MESSAGES),
  ...WEB_FOUNDATIONS.map(banInFoundation),
  banInServer('**'),
  banInServer('**/*.routes.ts', NO_DATABASE, NO_REPOSITORY),
  banInServer('**/*.{service,presenter}.ts', NO_DATABASE, NO_ROUTES),
  banInServer('**/*.repository.ts', DATABASE_ONLY),
  banImports(['apps/server/src/telemetry/**'], [PRIVATE_PARTS, NO_OTHER_APP]),
  banImports(['packages/domain/src/**'], [NO_APP, PURE]),
  banImports(['packages/contract/src/**'], [NO_APP, DOMAIN_ONLY]),
  banImports(['packages/content-pack/src/**'], [NO_APP]),
];

const BROWSER_GLOBALS = ['window', 'localStorage', 'sessionStorage', 'navigator', 'location'].map(
  (name) => ({
    name,
    message: 'Access to the browser is in browser/ (or a viewer). Use or add a function there.',
  }),
);
const REQUEST_GLOBALS = ['fetch', 'XMLHttpRequest'].map((name) => ({
  name,
  message: "Requests go through api/ (the site) or a module's *.client.ts (the server).",
}));

const banGlobals = (
  files: readonly string[],
  ...globals: readonly (typeof BROWSER_GLOBALS)[]
): OxlintOverride => ({
  files: [...files],
  rules: { 'no-restricted-globals': ['error', ...globals.flat()] },
});

const GLOBALS: readonly OxlintOverride[] = [
  banGlobals(['apps/web/src/**'], BROWSER_GLOBALS, REQUEST_GLOBALS),
  banGlobals(
    ['apps/web/src/{browser,state}/**', 'apps/web/src/viewers/**', 'apps/web/src/client.tsx'],
    REQUEST_GLOBALS,
  ),
  banGlobals(['apps/web/src/api/**'], BROWSER_GLOBALS),
  banGlobals(['apps/server/src/**'], REQUEST_GLOBALS),
  {
    files: ['**/*.client.ts', '**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-globals': 'off' },
  },
];

const codeLines = (max: number) => ({ max, skipBlankLines: true, skipComments: true });

export default defineConfig({
  plugins: [
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'node',
    'promise',
    'vitest',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, typeCheck: true },
  env: { builtin: true },
  ignorePatterns: ['node_modules', 'dist', '/var*', '**/route-tree.gen.ts', '.cache'],
  rules: {
    complexity: ['error', { max: 10 }],
    'max-lines': ['error', codeLines(350)],
    'max-lines-per-function': ['error', codeLines(60)],
    'no-console': 'error',
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'node/no-process-env': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-key': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'typescript/no-unsafe-type-assertion': 'error',
    'unicorn/no-array-reverse': 'off',
    'import/no-named-as-default-member': 'off',
  },
  overrides: [
    ...IMPORT_LADDER,
    ...GLOBALS,
    { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', codeLines(120)] } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'bench/**', 'fuzz/**', 'ops/**'],
      rules: { 'max-lines-per-function': 'off', 'max-lines': ['error', { max: 500 }] },
    },
    {
      files: [
        '**/*.test.{ts,tsx}',
        '**/testing/**',
        'apps/{server,web}/test/**',
        '{tools,bench,e2e,fuzz,ops}/**',
      ],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
    {
      files: [
        'tools/**',
        'bench/**',
        'fuzz/**',
        'ops/**',
        'e2e/**',
        '**/*.config.ts',
        'apps/server/src/config/config.ts',
        'apps/server/src/config/environment.ts',
        'apps/server/src/main.ts',
        'apps/server/test/**',
        '**/*.test.ts',
      ],
      rules: { 'no-process-env': 'off', 'node/no-process-env': 'off' },
    },
    {
      files: [
        '**/*.config.ts',
        'apps/{server/test/test-server,web/test/serve-demo}.ts',
        'apps/web/src/server.ts',
        'apps/web/src/start.ts',
        '{tools,e2e}/*-reporter.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'tools/**',
        'bench/**',
        'fuzz/**',
        'ops/**',
        'e2e/failure-reporter.ts',
        'content/basemap/recipe/**',
        'apps/server/bin/**',
        'apps/server/src/serve.ts',
        'apps/server/src/start/**',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      // Takes the place of Playwright's own objects, whose internals have such names.
      files: ['e2e/webkit/**'],
      rules: { 'no-underscore-dangle': 'off', 'no-console': 'off' },
    },
  ],
});
