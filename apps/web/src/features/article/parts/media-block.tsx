import { Credits } from '#components/credits.tsx';
import { ReferenceCard } from '#components/reference-card.tsx';
import { useText } from '#i18n/use-text.ts';
import { readStored } from '#browser/storage.ts';
import type { BlockView } from '../blocks-view.ts';
import { Playable } from './playable.tsx';
import styles from './media-facade.module.css';
import { MediaFacade, type Viewer } from './media-facade.tsx';

export interface MediaBlockProps {
  block: Extract<BlockView, { kind: 'audio' | 'video' | 'embed' | 'model3d' | 'reference' }>;
}

/**
 * Audio, video, embed or 3D model: its poster and a facade for the viewer. External record: its
 * card.
 */
export function MediaBlock({ block }: MediaBlockProps) {
  if (block.kind === 'embed') return <EmbedCover embed={block} />;
  if (block.kind === 'reference') return <ReferenceCard reference={block.reference} />;
  if (block.kind === 'model3d') return <ModelCover model={block} />;
  return <Playable kind={block.kind} playable={block.playable} />;
}

type Embed = Extract<BlockView, { kind: 'embed' }>;

/** External video or model: its poster, a link, and a button that shows it here. */
function EmbedCover({ embed }: { embed: Embed }) {
  const t = useText();
  const { href, title, cover, provider, providerName, credits, license } = embed;
  return (
    <MediaFacade
      {...{ cover, title }}
      label={t('article.playHere')}
      load={() => loadEmbed(embed)}
      // Storage key of state/embed-consent.ts, which pages without an embed never load.
      always={() => readStored('embeds')?.includes(provider) ?? false}
    >
      <a href={href} target="_blank" rel="noopener" className={styles.link}>
        {t('article.playAt', { provider: providerName })}
      </a>
      <p className={styles.note}>{t('article.playAtNote', { provider: providerName })}</p>
      <Credits credits={credits} license={license} />
    </MediaFacade>
  );
}

async function loadEmbed(embed: Embed): Promise<Viewer> {
  const { EmbedView } = await import('#viewers/embed/embed-view.tsx');
  const title = embed.title?.text ?? '';
  return function ShownEmbed(opened) {
    return <EmbedView {...opened} embed={embed} title={title} />;
  };
}

type Model = Extract<BlockView, { kind: 'model3d' }>;

/** A 3D model: poster, description, file link, and a button that loads the viewer. */
function ModelCover({ model }: { model: Model }) {
  const t = useText();
  const { title, cover, text, credits, license, scene } = model;
  return (
    <MediaFacade {...{ cover, title }} label={t('article.showModel')} load={() => loadModel(model)}>
      {text && (
        <p className={styles.text} lang={text.lang}>
          {text.text}
        </p>
      )}
      <a href={scene.src} download className={styles.link}>
        {t('article.modelFile')}
      </a>
      <Credits credits={credits} license={license} />
    </MediaFacade>
  );
}

async function loadModel({ scene }: Model): Promise<Viewer> {
  const { ModelView } = await import('#viewers/model3d/model-view.tsx');
  return function ShownModel(opened) {
    return <ModelView {...opened} scene={scene} />;
  };
}
