import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Credits } from '#components/credits.tsx';
import { ReferenceCard } from '#components/reference-card.tsx';
import { useText } from '#i18n/use-text.ts';
import { readStored } from '#browser/storage.ts';
import { ResponsiveImage } from '#components/responsive-image.tsx';
import { Button } from '#ui/button.tsx';
import type { ImageView, TextView } from '#view-models.ts';
import type { BlockView } from '../blocks-view.ts';
import { Playable, POSTER_WIDTH } from '../playable.tsx';
import styles from './media-block.module.css';

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

interface ViewerProps {
  readonly poster: ReactNode;
  /** False if it was opened by the visitor's stored consent. */
  readonly isUserInitiated: boolean;
  readonly onClose: () => void;
}

/** Renders an opened viewer. */
type Viewer = (opened: ViewerProps) => ReactNode;

interface MediaFacadeProps {
  readonly cover: ImageView | undefined;
  readonly title: TextView | undefined;
  readonly label: string;
  /** Loads the viewer. */
  readonly load: () => Promise<Viewer>;
  /** Evaluated once: whether to open without a click. Default: never. */
  readonly always?: () => boolean;
  /** Below the poster, open or not. */
  readonly children: ReactNode;
}

/**
 * A poster, the button that opens the viewer, and the texts of both. Neither the viewer nor
 * anything from another host is fetched before (specification §2.8).
 */
function MediaFacade(props: MediaFacadeProps) {
  const { cover, title, label, load, always, children } = props;
  const t = useText();
  const { state, opened, open, close } = useFacade(load, always);
  const poster = cover && (
    <ResponsiveImage
      image={cover}
      shape="landscape"
      sizes={POSTER_WIDTH}
      className={styles.cover}
    />
  );
  return (
    <figure className={styles.figure} data-surface="sunken">
      {opened ? (
        opened.viewer({ poster, isUserInitiated: opened.isUserInitiated, onClose: close })
      ) : (
        <div className={styles.stage}>
          {poster}
          <Button
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- restores the focus after closing
            autoFocus={state === 'closed'}
            className={styles.open}
            onClick={open}
          >
            {label}
          </Button>
        </div>
      )}
      <figcaption className={styles.words}>
        {state === 'failed' && <p role="alert">{t('error.chunk')}</p>}
        {title && (
          <p className={styles.title} lang={title.lang}>
            {title.text}
          </p>
        )}
        {children}
      </figcaption>
    </figure>
  );
}

type FacadeState =
  | 'idle'
  | 'failed'
  | 'closed'
  | { readonly viewer: Viewer; readonly isUserInitiated: boolean };

function useFacade(load: () => Promise<Viewer>, always: MediaFacadeProps['always']) {
  const [state, setState] = useState<FacadeState>('idle');
  const open = async (isUserInitiated: boolean): Promise<void> => {
    try {
      setState({ viewer: await load(), isUserInitiated });
    } catch {
      setState('failed');
    }
  };
  const autoOpen = useEffectEvent(() => {
    if (always?.()) void open(false);
  });
  // Consent is stored in the browser only.
  // oxlint-disable-next-line react/set-state-in-effect -- set once the viewer has loaded
  useEffect(() => autoOpen(), []);
  const opened = typeof state === 'object' ? state : undefined;
  return { state, opened, open: () => void open(true), close: () => setState('closed') };
}
