import type { SiteBuild } from '#platform/offline-store.ts';
import { PackPartError, readBack } from '#services/pack-fetch.ts';
import { workerAtWork } from '#platform/service-worker.ts';
import { PLAN_ADDRESS } from '#viewers/map/plan-address.ts';
import { atOnce } from './at-once.ts';
import type { PackPlan } from './plan-pack.ts';

const NAMED_FILES = /\/assets\/[\w.-]+\.\w+/g;

/**
 * Opens everything of a stored pack as it will be without a network: its pages with the files that they name, and its answers.
 * @throws PackPartError when something is missing, or a page belongs to another build than the files
 */
export async function readPackBack(
  { pages, answers }: PackPlan,
  { files }: SiteBuild,
): Promise<void> {
  await workerAtWork();
  const ofBuild = new Set(files.map(([address]) => address));
  const named = new Set<string>();
  await atOnce(pages, async (address) => {
    const html = await (await readBack(address)).text();
    if (!html.includes('</html>')) throw new PackPartError(`${address}: not a whole page`);
    for (const [file] of html.matchAll(NAMED_FILES)) named.add(file);
  });
  const foreign = [...named].find((file) => file.endsWith('.js') && !ofBuild.has(file));
  if (foreign !== undefined) throw new PackPartError(`${foreign}: of another build`);
  await atOnce([...named], async (file) => void (await readBack(file)));
  // The worker at work may be of an older build, which does not know the plan; the map does without.
  const asked = answers.filter(({ address }) => address !== PLAN_ADDRESS);
  await atOnce(asked, async ({ address }) => void (await (await readBack(address)).json()));
}
