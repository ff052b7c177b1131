/**
 * Makes models/: the same cairn packed in two ways that models come in, Meshopt and Draco. Run when it is to change:
 * `node e2e/media-pack/draw-models.ts`. The stories need only what it leaves.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cairn } from './models/cairn.ts';
import { packDraco } from './models/pack-draco.ts';
import { packMeshopt } from './models/pack-meshopt.ts';

const folder = path.join(import.meta.dirname, 'models');
mkdirSync(folder, { recursive: true });
const mesh = cairn();
writeFileSync(path.join(folder, 'meshopt.glb'), packMeshopt(mesh));
writeFileSync(path.join(folder, 'draco.glb'), await packDraco(mesh));
