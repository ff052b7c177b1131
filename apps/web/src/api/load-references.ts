/** What other collections keep of what a document's blocks name. What cannot be had is left out. */
import type { Block } from '@varde/contract/blocks';
import type { ApiResult } from './api-result.ts';
import { loadMuseumObject } from './load-museum-object.ts';
import { loadCulturalName } from './load-cultural-name.ts';
import { chooseMemory, loadNamedMemory, type NamedMemory } from './load-memory.ts';
import {
  memoryReference,
  nameReference,
  objectReference,
  type ReadReference,
} from './transform/reference.ts';
import type { Texts } from '#i18n/texts.ts';

type Read = (texts: Texts) => ReturnType<ReadReference>;

/** @param signal of who leaves before */
export async function loadReferences(
  blocks: readonly Block[],
  signal?: AbortSignal,
): Promise<ReadReference> {
  const loaded = await Promise.all(
    blocks.map(async (block) => [nameOf(block), await loadOne(block, signal)] as const),
  );
  const byName = new Map(loaded);
  return (block, texts) => {
    try {
      return byName.get(nameOf(block))?.(texts);
    } catch {
      // An answer of another shape than agreed takes its own block away, not the page.
      return undefined;
    }
  };
}

function nameOf(block: Block): string | undefined {
  if (block.type === 'object' || block.type === 'entity')
    return `${block.type} ${block.identifier}`;
  return block.type === 'memory' ? `memory ${block.memory_id}` : undefined;
}

async function loadOne(block: Block, signal?: AbortSignal): Promise<Read | undefined> {
  if (block.type === 'object')
    return reading(await loadMuseumObject(block.identifier, signal), objectReference);
  if (block.type === 'entity')
    return reading(await loadCulturalName(block.identifier, signal), nameReference);
  if (block.type === 'memory') return readingMemory(await loadNamedMemory(block.memory_id, signal));
  return undefined;
}

function reading<T>(
  result: ApiResult<T>,
  toReference: (data: T, texts: Texts) => ReturnType<ReadReference>,
): Read | undefined {
  return result.status === 'ok' ? (texts) => toReference(result.data, texts) : undefined;
}

function readingMemory(named: NamedMemory): Read {
  return (texts) => {
    const memory = chooseMemory(named, texts.language.key);
    return memory && memoryReference(memory, texts);
  };
}
