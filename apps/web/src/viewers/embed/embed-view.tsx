/** Facade of embedded players (YouTube, Vimeo, Sketchfab): rendered only after consent. */
import { X } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { EmbedProvider } from '@varde/domain/embeds';
import { useText } from '#i18n/use-text.ts';
import { viewersMessages } from '#i18n/groups/viewers.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { chooseAlwaysShown, useAlwaysShown } from '#state/embed-consent.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { Switch } from '#ui/switch.tsx';
import styles from './embed-view.module.css';

interface EmbedFrame {
  readonly provider: EmbedProvider;
  readonly providerName: string;
  /** URL of the provider's player. */
  readonly frame: string;
}

export interface EmbedViewProps {
  readonly embed: EmbedFrame;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Shown until the messages have loaded. */
  readonly poster: ReactNode;
  /** Opened by a click: the player starts at once. */
  readonly isUserInitiated: boolean;
  readonly onClose: () => void;
}

/** The frame may run its own scripts and open its own links; it cannot touch this page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';
const PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

export function EmbedView(props: EmbedViewProps) {
  return (
    <Suspense fallback={props.poster}>
      <OpenEmbed {...props} />
    </Suspense>
  );
}

function OpenEmbed({ embed, title, isUserInitiated, onClose }: EmbedViewProps) {
  const { provider, providerName, frame } = embed;
  const t = useGroupText(viewersMessages);
  return (
    <div className={styles.embed} data-print="hide">
      <div className={styles.stage}>
        <iframe
          className={styles.frame}
          title={`${title} (${providerName})`}
          src={isUserInitiated ? autoplayUrl(provider, frame) : frame}
          sandbox={SANDBOX}
          allow={PERMISSIONS}
          // Providers require the origin; they do not get the page's URL.
          referrerPolicy="strict-origin"
          loading="lazy"
          // After a click the focus moves into the player.
          ref={isUserInitiated ? takeFocus : undefined}
        />
      </div>
      <div className={styles.bar}>
        <AlwaysShowSwitch embed={embed} />
        <IconButton icon={X} label={t('embed.close')} onClick={onClose} />
      </div>
    </div>
  );
}

function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}

function AlwaysShowSwitch({ embed: { provider, providerName } }: { embed: EmbedFrame }) {
  const t = useGroupText(viewersMessages);
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

/** URL of the frame with autoplay. */
export function autoplayUrl(provider: EmbedProvider, frame: string): string {
  const url = new URL(frame);
  url.searchParams.set(AUTOPLAY_PARAM[provider], '1');
  return url.href;
}
