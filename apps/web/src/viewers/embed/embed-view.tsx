import { X } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { EmbedProvider } from '@varde/domain/embeds';
import { useText } from '#i18n/use-text.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { chooseAlwaysShown, useAlwaysShown } from '#state/embed-consent.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { Switch } from '#ui/switch.tsx';
import styles from './embed-view.module.css';

interface EmbedFrame {
  readonly provider: EmbedProvider;
  /** The provider's own name. */
  readonly providerName: string;
  /** Address of the provider's frame. */
  readonly frame: string;
}

export interface EmbedViewProps {
  readonly embed: EmbedFrame;
  /** Names what is shown. */
  readonly title: string;
  /** What stands in its place until its words are there. */
  readonly poster: ReactNode;
  /** Asked for by a press: it begins at once. */
  readonly isUserInitiated: boolean;
  readonly onClose: () => void;
}

/** What a frame of another host may do: run its own script and open its own links, and nothing with our page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';
const POWERS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** The one door to other hosts' players: made only when the visitor has asked, now or for always. */
export function EmbedView(props: EmbedViewProps) {
  return (
    <Suspense fallback={props.poster}>
      <OpenEmbed {...props} />
    </Suspense>
  );
}

function OpenEmbed({ embed, title, isUserInitiated, onClose }: EmbedViewProps) {
  const { provider, providerName, frame } = embed;
  const t = useGroupText('viewers');
  return (
    <div className={styles.embed} data-print="hide">
      <div className={styles.stage}>
        <iframe
          className={styles.frame}
          title={`${title} (${providerName})`}
          src={isUserInitiated ? autoplayUrl(provider, frame) : frame}
          sandbox={SANDBOX}
          allow={POWERS}
          // A provider is told the site, as its terms ask, and never the page.
          referrerPolicy="strict-origin"
          loading="lazy"
          // Who pressed meets the player next.
          ref={isUserInitiated ? takeFocus : undefined}
        />
      </div>
      <div className={styles.bar}>
        <Always embed={embed} />
        <IconButton icon={X} label={t('embed.close')} onClick={onClose} />
      </div>
    </div>
  );
}

function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}

function Always({ embed: { provider, providerName } }: { embed: EmbedFrame }) {
  const t = useGroupText('viewers');
  const tCommon = useText();
  return (
    <div className={styles.always}>
      <Switch
        label={t('embed.always', { provider: providerName })}
        checked={useAlwaysShown(provider)}
        onChange={(on) => chooseAlwaysShown(provider, on)}
      />
      <p className={styles.note}>
        {t('embed.alwaysNote')} <SiteLink href="/privacy">{tCommon('shell.privacy')}</SiteLink>
      </p>
    </div>
  );
}

const AUTOPLAY_PARAM: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'autoplay',
  vimeo: 'autoplay',
  sketchfab: 'autostart',
};

/** The frame's address for a player that begins at once. */
export function autoplayUrl(provider: EmbedProvider, frame: string): string {
  const url = new URL(frame);
  url.searchParams.set(AUTOPLAY_PARAM[provider], '1');
  return url.href;
}
