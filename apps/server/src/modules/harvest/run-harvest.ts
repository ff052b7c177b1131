/** `varde import --from`: what the words ask for, with the settings of the server. */
import { PRODUCT_NAME, PRODUCT_VERSION } from '@varde/domain/constants';
import type { Config } from '#config.ts';
import { createHarvestClient, type HarvestClientOptions } from './harvest.client.ts';
import { HARVEST_HELP } from './harvest-help.ts';
import { reportWords } from './harvest-report.ts';
import { harvest } from './harvest.service.ts';
import { openPackFolder } from './pack-folder.ts';
import { storable } from './plain-words.ts';
import { isPrivateHost } from './private-address.ts';
import { readHarvestWish, type HarvestWish } from './read-harvest-wish.ts';
import { SourceProblem } from './source.ts';

export interface HarvestTalk {
  /** A line for the operator. */
  readonly say: (line: string) => void;
  readonly onProgress: (done: number, total: number, label: string) => void;
  /** Waits and limits other than the usual ones. */
  readonly client?: Partial<HarvestClientOptions>;
}

/** @returns by which of its exits the command ends */
export async function harvestByWords(
  words: readonly string[],
  loadSettings: () => Settings,
  talk: HarvestTalk & { readonly complain: (line: string) => void },
): Promise<'ok' | 'usage' | 'unusable'> {
  const read = readHarvestWish(words);
  if (read.status === 'help') {
    talk.say(HARVEST_HELP.trimEnd());
    return 'ok';
  }
  if (read.status === 'wrong') {
    talk.complain(`${read.reason}\nSee: npx varde import --from help`);
    return 'usage';
  }
  try {
    await runHarvest(read.wish, loadSettings(), talk);
    return 'ok';
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
    talk.complain(error.message);
    return 'unusable';
  }
}

type Settings = Pick<Config, 'contact' | 'outside'>;

/** @throws SourceProblem when the source or the folder cannot be used */
export async function runHarvest(
  wish: HarvestWish,
  { contact, outside }: Settings,
  { say: sayRaw, onProgress, client: more }: HarvestTalk,
): Promise<void> {
  // A stranger's words must not steer the terminal.
  const say = (line: string): void => sayRaw(storable(line));
  const folder = await openPackFolder(wish.folder);
  const { objectsKey, archive } = outside;
  if (contact === undefined && !wish.source.isFile)
    say('Set VARDE_CONTACT, so that the services that are asked can write to you.');
  const client = createHarvestClient({
    userAgent: `${PRODUCT_NAME}/${PRODUCT_VERSION} (content import${contact ? `; ${contact}` : ''})`,
    delayMs: wish.delayMs,
    allowsPrivate: await namesPrivate(wish),
    onWait: say,
    ...more,
  });
  const report = await harvest({
    ...wish,
    folder,
    tools: {
      client,
      note: say,
      objectsKey,
      archive,
    },
    today: new Date().toISOString().slice(0, 10),
    onProgress,
  });
  for (const line of reportWords(report, wish.named)) say(line);
}

/** Whether the operator named an address of the own machine or network. */
async function namesPrivate({ wish: { at, what } }: HarvestWish): Promise<boolean> {
  const urls = [at ?? '', ...what].map((one) => URL.parse(one));
  for (const url of urls)
    if (url && /^https?:$/.test(url.protocol) && (await isPrivateHost(url.hostname))) return true;
  return false;
}
