import { describe, expect, it } from 'vitest';
import { copyrightIn, formatNotices, licenseIssues, listComponents } from './notices.ts';
import type { Lock } from './shipped-packages.ts';

const lock: Lock = {
  '': {},
  'apps/server': {
    version: '0.0.0',
    dependencies: { web: '1', '@varde/domain': '*' },
    optionalDependencies: { '@img/sharp-linux-x64': '1' },
  },
  'node_modules/@varde/domain': {},
  'node_modules/node': { version: '24.0.0', license: 'MIT' },
  'node_modules/web': {
    version: '1.0.0',
    license: 'MIT',
    dependencies: { parser: '2' },
    optionalDependencies: { 'web-darwin': '1' },
    peerDependencies: { view: '3', bundler: '1' },
    peerDependenciesMeta: { bundler: { optional: true } },
  },
  'node_modules/web/node_modules/parser': { version: '2.0.0', license: 'ISC' },
  'node_modules/parser': { version: '1.0.0', license: 'GPL-3.0-only' },
  'node_modules/view': { version: '3.0.0', license: '(MIT OR CC0-1.0)' },
  'node_modules/bundler': { version: '1.0.0', license: 'MIT' },
  'node_modules/web-darwin': { version: '1.0.0', license: 'MIT', optional: true },
  'node_modules/@img/sharp-linux-x64': { version: '1.0.0', license: 'MIT', optional: true },
};

const components = listComponents(lock, (folder) => `Copyright of ${folder}`);

const part = (license: string) => ({ name: 'web', version: '1.0.0', license, copyright: '' });

describe('the list of third-party parts', () => {
  it('contains direct and transitive dependencies of the workspaces, and nothing else', () => {
    expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual([
      '@img/sharp-linux-x64 1.0.0',
      'node 24.0.0',
      'parser 2.0.0',
      'view 3.0.0',
      'web 1.0.0',
      'web-darwin 1.0.0',
    ]);
  });

  it('omits copyright lines of packages that are not installed on every platform', () => {
    const copyrights = new Map(components.map(({ name, copyright }) => [name, copyright]));
    expect(copyrights.get('web-darwin')).toBe('Copyright of node_modules/web');
    expect(copyrights.get('@img/sharp-linux-x64')).toBe('Copyright 2013 Lovell Fuller and others');
    expect(copyrights.get('parser')).toBe('Copyright of node_modules/web/node_modules/parser');
  });

  it('is part of the text, which changes with a new dependency', () => {
    const text = formatNotices(components);
    expect(text).toContain('| web | 1.0.0 | MIT | Copyright of node_modules/web |');
    expect(text).not.toBe(formatNotices([...components, part('MIT')]));
  });
});

describe('a licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
    'is allowed: %s',
    (license) => {
      expect(licenseIssues([part(license)])).toEqual([]);
    },
  );

  it.each([
    ['GPL-3.0-only', 'web 1.0.0 has the licence GPL-3.0-only'],
    ['MIT AND SSPL-1.0', 'web 1.0.0 has the licence MIT AND SSPL-1.0'],
    ['', 'web 1.0.0 states no licence'],
  ])('is reported when it is not on the list: %s', (license, message) => {
    expect(licenseIssues([part(license)])).toEqual([expect.stringContaining(message)]);
  });
});

it.each([
  ['MIT License\n\nCopyright (c) 2020 Kari <kari@web.example>\n', 'Copyright (c) 2020 Kari'],
  ['   Copyright 2015 Ola\n   Copyright 2015 Ola', 'Copyright 2015 Ola'],
  ['© 2019 Ola (https://web.example)\n# Copyright Kari', '© 2019 Ola; Copyright Kari'],
  ['   Copyright [yyyy] [name of copyright owner]', ''],
  ['The above copyright notice shall be included.\n(c) You must retain', ''],
  ['COPYRIGHT HOLDERS BE LIABLE', ''],
])('copyrightIn returns the copyright lines of %j', (text, lines) => {
  expect(copyrightIn(text)).toBe(lines);
});
