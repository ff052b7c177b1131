import { readAnswer, type Asked } from '#modules/outside/asked.ts';
import type { OutsideClient } from '#modules/outside/outside.client.ts';
import { fillAddress, type OutsideServiceName } from '#modules/outside/outside-settings.ts';
import type { OutsideSettings } from '#modules/outside/outside-settings.ts';
import type { ArchiveObject } from './archive-object.ts';
import { readArtifact } from './read-artifact.ts';
import { readSearchDocument } from './read-search-document.ts';

export interface MuseumObjectsClient {
  /** @param id its number in the museum database, or its uuid */
  find(id: string): Promise<Asked<ArchiveObject>>;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** By every way that is configured, the fullest answer first (external-services, 9). */
export function createMuseumObjectsClient(
  client: OutsideClient,
  { services }: OutsideSettings,
): MuseumObjectsClient {
  const ask = async (
    name: OutsideServiceName,
    values: Readonly<Record<string, string>>,
    readBody: (body: unknown) => ArchiveObject | undefined,
  ): Promise<Asked<ArchiveObject>> => {
    const service = services[name];
    if (!service) return { status: 'missing' };
    return readAnswer(await client.ask(fillAddress(service, values)), readBody);
  };
  const byUuid = (id: string) => ask('objects-by-uuid', { id }, readArtifact);
  return {
    async find(id) {
      const direct = await ask('objects', { id }, readArtifact);
      if (direct.status === 'found') return direct;
      if (UUID.test(id)) return better(await byUuid(id), direct);
      const query = `artifact.uniqueId:"${id}"`;
      const searched = await ask('objects-search', { query }, readSearchDocument);
      const uuid = searched.status === 'found' ? searched.item.uuid : null;
      const whole = uuid === null ? direct : await byUuid(uuid);
      return better(whole, better(searched, direct));
    },
  };
}

/** That nobody answered is told only where nobody else knew. */
function better<T>(first: Asked<T>, second: Asked<T>): Asked<T> {
  if (first.status === 'found') return first;
  if (second.status === 'found') return second;
  return first.status === 'away' ? first : second;
}
