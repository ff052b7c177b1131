/**
 * Writes sbom.cdx.json, the software bill of materials (CycloneDX 1.6, ECMA-424): every package that
 * is shipped to visitors or runs on the server, with its licence and the hash of its archive. The
 * same lock file gives the same bytes. `--check` only verifies that the file is up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import {
  dependencyFolders,
  directFolders,
  licenseOf,
  nameOf,
  productionFolders,
  readLock,
  type Lock,
} from './shipped-packages.ts';

/** @returns CycloneDX JSON, without a time and a serial number, which would differ each time */
export function formatSbom(lock: Lock): string {
  const components = new Map(
    productionFolders(lock).map((folder) => [folder, componentOf(lock, folder)]),
  );
  const product = new Models.Component(Enums.ComponentType.Application, 'varde', {
    version: lock['']?.version ?? '',
    bomRef: 'varde',
  });
  connect(product, directFolders(lock), components);
  for (const [folder, component] of components)
    connect(component, dependencyFolders(lock, folder), components);
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: product }) });
  for (const component of components.values()) bom.components.add(component);
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
  );
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}

function componentOf(lock: Lock, folder: string): Models.Component {
  const { version = '', integrity = '', optional } = lock[folder] ?? {};
  const name = nameOf(folder);
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    version,
    bomRef: folder,
    // Package URL specification: the scope's @ is encoded.
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    // Packages for one platform.
    scope: optional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
  });
  component.licenses.add(new Models.LicenseExpression(licenseOf(lock, folder)));
  const [, sha512] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  if (sha512 !== undefined)
    component.hashes.set(
      Enums.HashAlgorithm['SHA-512'],
      Buffer.from(sha512, 'base64').toString('hex'),
    );
  return component;
}

function connect(
  component: Models.Component,
  folders: readonly string[],
  components: ReadonlyMap<string, Models.Component>,
): void {
  for (const folder of folders) {
    const needed = components.get(folder);
    if (needed) component.dependencies.add(needed.bomRef);
  }
}

function main(): void {
  const root = path.dirname(import.meta.dirname);
  const target = path.join(root, 'sbom.cdx.json');
  const expected = formatSbom(readLock(root));
  if (!process.argv.includes('--check')) writeFileSync(target, expected);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== expected) {
    console.error('sbom.cdx.json is out of date: run npm run sbom and commit the file.');
    process.exitCode = 1;
  }
}

if (import.meta.main) main();
