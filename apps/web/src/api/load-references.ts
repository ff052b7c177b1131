/** Loads records of other collections that a document's blocks refer to; failures are left out. */
import type { Block } from '@varde/contract/blocks';
import type { ApiResult } from './api-result.ts';
import {
  loadMuseumObject,
  loadCulturalName,
  chooseMemory,
  loadMemoryByArchive,
  type MemoryByArchive,
} from './load-external.ts';
import {
  memoryReference,
  nameReference,
  objectReference,
  type ReadReference,
} from './transform/reference.ts';
import type { Texts } from '#i18n/texts.ts';

type Read = (texts: Texts) => ReturnType<ReadReference>;

/** @param signal aborts when the visitor leaves the page */
export async function loadReferences(
  blocks: readonly Block[],
  signal?: AbortSignal,
): Promise<ReadReference> {
  const loaded = await Promise.all(
    blocks.map(async (block) => [keyOf(block), await loadOne(block, signal)] as const),
  );
  const byKey = new Map(loaded);
  return (block, texts) => {
    try {
      return byKey.get(keyOf(block))?.(texts);
    } catch {
      // A malformed response removes its own block only, not the page.
      return undefined;
    }
  };
}

function keyOf(block: Block): string | undefined {
  if (block.type === 'object' || block.type === 'entity')
    return `${block.type} ${block.identifier}`;
  return block.type === 'memory' ? `memory ${block.memory_id}` : undefined;
}

async function loadOne(block: Block, signal?: AbortSignal): Promise<Read | undefined> {
  if (block.type === 'object')
    return readerOf(await loadMuseumObject(block.identifier, signal), objectReference);
  if (block.type === 'entity')
    return readerOf(await loadCulturalName(block.identifier, signal), nameReference);
  if (block.type === 'memory')
    return memoryReader(await loadMemoryByArchive(block.memory_id, signal));
  return undefined;
}

function readerOf<T>(
  result: ApiResult<T>,
  toReference: (data: T, texts: Texts) => ReturnType<ReadReference>,
): Read | undefined {
  return result.status === 'ok' ? (texts) => toReference(result.data, texts) : undefined;
}

function memoryReader(memories: MemoryByArchive): Read {
  return (texts) => {
    const memory = chooseMemory(memories, texts.language.key);
    return memory && memoryReference(memory, texts);
  };
}
