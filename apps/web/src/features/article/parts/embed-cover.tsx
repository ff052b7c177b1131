import { Credits } from '#content/credits.tsx';
import { useText } from '#i18n/use-text.ts';
import { readStored } from '#platform/storage.ts';
import type { BlockView } from '../blocks-view.ts';
import { StillDoor } from './still-door.tsx';
import type { Viewer } from './still-door.tsx';
import styles from './still-door.module.css';

type Embed = Extract<BlockView, { kind: 'embed' }>;

/** A film or model that another host shows: its still, a link, and a press that shows it here. */
export function EmbedCover({ embed }: { embed: Embed }) {
  const t = useText();
  const { href, title, cover, provider, providerName, credits, license } = embed;
  return (
    <StillDoor
      {...{ cover, title }}
      label={t('article.playHere')}
      load={() => loadEmbed(embed)}
      // As platform/embed-consent.ts writes it, which pages without an embed never need.
      always={() => readStored('embeds')?.includes(provider) ?? false}
    >
      <a href={href} target="_blank" rel="noopener" className={styles.link}>
        {t('article.playAt', { provider: providerName })}
      </a>
      <p className={styles.note}>{t('article.playAtNote', { provider: providerName })}</p>
      <Credits credits={credits} license={license} />
    </StillDoor>
  );
}

async function loadEmbed(embed: Embed): Promise<Viewer> {
  const { EmbedView } = await import('#viewers/embed/embed-view.tsx');
  const title = embed.title?.text ?? '';
  return function ShownEmbed(opened) {
    return <EmbedView {...opened} embed={embed} title={title} />;
  };
}
