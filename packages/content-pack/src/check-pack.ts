/** Reads a pack and finds everything that is wrong with it at once. */
import { sortFaults, type Fault } from './fault.ts';
import type { Pack } from './pack.ts';
import type { CheckContext } from './parts/check-context.ts';
import { checkGoodPractice } from './parts/check-good-practice.ts';
import { checkIdentity } from './parts/check-identity.ts';
import { checkMediaTexts, probeAll, type ProbeOptions, type Probes } from './parts/check-media.ts';
import { checkHiddenPlaces, checkRebuses } from './parts/check-rebus.ts';
import { checkReferences } from './parts/check-references.ts';
import { checkTexts } from './parts/check-texts.ts';
import { indexOf } from './parts/pack-index.ts';
import { readFolder } from './parts/read-folder.ts';

/**
 * `onProgress` is called after each media file: they take nearly all of the time. `unchanged` remembers all files for whoever checks
 * the same pack again and again. Default: nothing is remembered.
 */
export type CheckOptions = ProbeOptions;

export interface CheckResult {
  readonly pack: Pack;
  readonly faults: readonly Fault[];
  /** What each sound media file is, by its name in media/. */
  readonly probes: Probes;
}

const CHECKS: readonly ((context: CheckContext) => void)[] = [
  checkIdentity,
  checkReferences,
  checkTexts,
  checkRebuses,
  checkHiddenPlaces,
  checkMediaTexts,
  checkGoodPractice,
];

/** Never throws on bad content. The pack may be imported when no fault is an error. */
export async function checkPack(folder: string, options: CheckOptions = {}): Promise<CheckResult> {
  const { pack, log, folder: opened } = await readFolder(folder, options.unchanged);
  const context: CheckContext = { pack, log, index: indexOf(pack) };
  if (opened) for (const check of CHECKS) check(context);
  const probes = await probeAll(folder, opened?.files ?? [], context, options);
  return { pack, faults: sortFaults(log.faults), probes };
}

/** Whether the pack may be imported. */
export function isSound(faults: readonly Fault[]): boolean {
  return faults.every((fault) => fault.severity !== 'error');
}
