import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, it } from 'vitest';
import { formatSbom } from './sbom.ts';
import { productionFolders, readLock } from './shipped-packages.ts';

const lock = readLock(path.dirname(import.meta.dirname));

interface Sbom {
  readonly components: readonly {
    readonly purl: string;
    readonly licenses?: readonly unknown[];
    readonly hashes?: readonly { readonly content: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: string[] }[];
}

it('the bill of materials is valid CycloneDX', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(formatSbom(lock))).toBeNull();
});

it('names every shipped package once, with a licence and the hash of its archive', () => {
  const { components, dependencies } = JSON.parse(formatSbom(lock)) as Sbom;
  expect(components).toHaveLength(productionFolders(lock).length);
  const isHash = (content = '') => /^[0-9a-f]{128}$/.test(content);
  const incomplete = components.filter(
    ({ licenses, hashes }) => licenses?.length !== 1 || !isHash(hashes?.[0]?.content),
  );
  expect(incomplete).toEqual([]);
  const purls = components.map(({ purl }) => purl);
  expect(purls).toContain(`pkg:npm/fastify@${lock['node_modules/fastify']?.version}`);
  expect(purls).toContain(
    `pkg:npm/%40fontsource/newsreader@${lock['node_modules/@fontsource/newsreader']?.version}`,
  );
  expect(purls.filter((purl) => purl.startsWith('pkg:npm/vitest@'))).toEqual([]);
  const server = dependencies.find(({ ref }) => ref === 'node_modules/fastify');
  expect(server?.dependsOn).toContain('node_modules/pino');
});
