/**
 * The embedded engine's WebAssembly, compiled once in a process for every engine that is started in it. Without this each start
 * compiles nine megabytes anew, and V8 stumbles now and then over code that comes and goes so often (nodejs/node#64500).
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface EmbeddedModules {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly initdbWasmModule: WebAssembly.Module;
}

let compiled: Promise<EmbeddedModules> | undefined;

/** What `PGlite.create` takes under these names; can be handed to other threads. */
export function embeddedModules(): Promise<EmbeddedModules> {
  return (compiled ??= compileAll());
}

async function compileAll(): Promise<EmbeddedModules> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const compile = async (name: string): Promise<WebAssembly.Module> =>
    WebAssembly.compile(await readFile(path.join(folder, name)));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
  ]);
  return { pgliteWasmModule, initdbWasmModule };
}
