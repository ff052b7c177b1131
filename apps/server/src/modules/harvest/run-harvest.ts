/** `varde import --from`: writes a content pack from a source, with the settings of the server. */
import { PRODUCT_NAME, PRODUCT_VERSION } from '@varde/domain/constants';
import type { License } from '@varde/domain/licenses';
import type { Config } from '#config.ts';
import { createHarvestClient, type HarvestClientOptions } from './harvest.client.ts';
import { reportWords } from './harvest-report.ts';
import { harvest } from './harvest.service.ts';
import { openPackFolder } from './pack-folder.ts';
import { storable } from './plain-words.ts';
import { isPrivateHost } from './private-address.ts';
import type { Source, SourceWish } from './source.ts';

export interface HarvestRequest {
  readonly source: Source;
  readonly wish: SourceWish;
  /** Absolute. */
  readonly folder: string;
  /** The folder as the operator wrote it. */
  readonly named: string;
  readonly owner?: string | undefined;
  readonly ownerName?: string | undefined;
  readonly license?: License | undefined;
  readonly delayMs: number;
  readonly withUnlicensed: boolean;
  readonly withThemes: boolean;
  readonly replaces: boolean;
}

export interface HarvestTalk {
  /** A line for the operator. */
  readonly say: (line: string) => void;
  readonly onProgress: (done: number, total: number, label: string) => void;
  /** Waits and limits other than the usual ones. */
  readonly client?: Partial<HarvestClientOptions>;
}

type Settings = Pick<Config, 'contact' | 'outside'>;

/** @throws SourceProblem when the source or the folder cannot be used */
export async function runHarvest(
  request: HarvestRequest,
  { contact, outside }: Settings,
  { say: sayRaw, onProgress, client: more }: HarvestTalk,
): Promise<void> {
  // A stranger's words must not steer the terminal.
  const say = (line: string): void => sayRaw(storable(line));
  const folder = await openPackFolder(request.folder);
  const { objectsKey, archive } = outside;
  if (contact === undefined && !request.source.isFile)
    say('Set VARDE_CONTACT, so that the services that are asked can write to you.');
  const client = createHarvestClient({
    userAgent: `${PRODUCT_NAME}/${PRODUCT_VERSION} (content import${contact ? `; ${contact}` : ''})`,
    delayMs: request.delayMs,
    allowsPrivate: await namesPrivate(request),
    onWait: say,
    ...more,
  });
  const report = await harvest({
    ...request,
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
  for (const line of reportWords(report, request.named)) say(line);
}

/** Whether the operator named an address of the own machine or network. */
async function namesPrivate({ wish: { at, what } }: HarvestRequest): Promise<boolean> {
  const urls = [at ?? '', ...what].map((one) => URL.parse(one));
  for (const url of urls)
    if (url && /^https?:$/.test(url.protocol) && (await isPrivateHost(url.hostname))) return true;
  return false;
}
