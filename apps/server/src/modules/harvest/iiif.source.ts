/** Manifests of IIIF, one by one or by a collection that leads to them, also through others and over several pages. */
import type { HarvestArticle, Harvested } from './harvest-item.ts';
import { parseJson } from './geojson.source.ts';
import { readIiif, type IiifManifest } from './read-iiif.ts';
import { MAX_PAGES, SourceProblem, type Source, type SourceTools } from './source.ts';
import { readSourceFile, refuseOtherThanOne } from './source-file.ts';

export const iiif: Source = {
  name: 'IIIF',
  refuse: (wish) =>
    refuseOtherThanOne(wish, 'varde import --from iiif https://…/manifest.json --into my-museum'),
  async *harvest(wish, tools) {
    const file = await readSourceFile(wish, tools);
    const first = readIiif(parseJson(file.bytes));
    if (!first)
      throw new SourceProblem(`${file.name} is neither a manifest nor a collection of IIIF.`);
    const language = tools.language;
    if (first.kind === 'manifest') yield* harvestManifest(first, language);
    else yield* harvestMembers(first.members, new Set([first.id]), language, tools);
  },
};

/** Wide before deep, each address once. */
async function* harvestMembers(
  members: readonly string[],
  seen: Set<string>,
  language: string,
  tools: SourceTools,
): AsyncGenerator<Harvested> {
  const queue = [...members];
  let asked = 0;
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const key = keyOf(address);
    if (tools.isKept(key)) {
      yield { status: 'kept', key };
      continue;
    }
    if (++asked > MAX_PAGES) throw new SourceProblem(ENDLESS);
    const answer = await tools.client.readJson(address);
    const found = answer.status === 'found' ? readIiif(answer.value) : undefined;
    if (found?.kind === 'collection') queue.push(...found.members);
    else if (found) yield* harvestManifest({ ...found, id: address }, language);
    else {
      const why = answer.status === 'failed' ? answer.why : NEITHER[answer.status];
      yield { status: 'left-out', what: address, why };
    }
  }
}

const NEITHER = { found: 'It is no manifest', missing: 'It is not there' };
const ENDLESS = `The collection leads to more than ${MAX_PAGES} addresses: name a smaller part of it.`;

const keyOf = (id: string): string => `iiif:${id}`;

/** By the address it was asked for: what it says of itself may differ. */
function* harvestManifest(manifest: IiifManifest, language: string): Generator<Harvested> {
  const { id, title, text, provider, homepage, location, pictures, others } = manifest;
  const [what] = Object.values(title);
  if (what === undefined) {
    yield { status: 'left-out', what: id, why: 'It has no title' };
    return;
  }
  for (let nr = 0; nr < others; nr++)
    yield {
      status: 'left-out',
      what,
      why: 'Of what is neither text nor picture, nothing is brought',
    };
  const item: HarvestArticle = {
    kind: 'article',
    key: keyOf(id),
    language,
    title,
    text,
    origin: { title: provider ?? new URL(id).hostname, url: homepage ?? id },
    location,
    themes: [],
    pictures,
  };
  yield { status: 'item', item };
}
