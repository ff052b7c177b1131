import { ReferenceCard } from '#content/reference-card.tsx';
import type { BlockView } from '../blocks-view.ts';
import { EmbedCover } from './embed-cover.tsx';
import { ModelCover } from './model-cover.tsx';
import { Playable } from './playable.tsx';

export interface MediaBlockProps {
  block: Extract<BlockView, { kind: 'audio' | 'video' | 'embed' | 'model3d' | 'reference' }>;
}

/** What is heard, played or turned: its still, and the door to its viewer. What another collection keeps: its card. */
export function MediaBlock({ block }: MediaBlockProps) {
  if (block.kind === 'embed') return <EmbedCover embed={block} />;
  if (block.kind === 'reference') return <ReferenceCard reference={block.reference} />;
  if (block.kind === 'model3d') return <ModelCover model={block} />;
  return <Playable kind={block.kind} playable={block.playable} />;
}
