/** Names of museums by their owner codes (external-services, 1.1). */
import { record } from '#modules/outside/read-loosely.ts';
import { elements, elementText, readXml } from './read-xml.ts';
import type { SourceTools } from './source.ts';

/** Without answer, museums are called by their codes. @param code whose country's list is asked for; Norway's without */
export async function readOwnerNames(
  base: string,
  code: string | undefined,
  { client, objectsKey }: SourceTools,
): Promise<ReadonlyMap<string, string>> {
  const country = code?.startsWith('S-') ? 'se' : 'no';
  const url = new URL(`${base}/api/owners`);
  url.searchParams.set('country', country);
  url.searchParams.set('api.key', objectsKey);
  const answer = await client.readText(url.href, 'application/xml');
  const { owners } = record(answer.status === 'found' ? readXml(answer.value) : undefined);
  const all = elements(record(owners)['owner']).flatMap((owner): [string, string][] => {
    const identifier = elementText(owner['identifier']);
    const name = elementText(owner['name']);
    return identifier && name ? [[identifier, name]] : [];
  });
  return new Map(all);
}
