/** Lets an editor pretend to stand at a post, to have scanned a code and to be without network, in the page beside it. */
import { Map as MapIcon, Play, ScanQrCode } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { LateSection } from '#content/late-section.tsx';
import { useLateText } from '#i18n/use-late-text.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { usePretend } from '#platform/use-pretend.ts';
import { documentAddress, postAddress } from '#services/transform/addresses.ts';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { PlaceMap } from './place-map.tsx';
import { NOWHERE, positionOf } from './pretended-place.ts';
import styles from './pretend-panel.module.css';
import { usePosts } from './use-posts.ts';

export interface PretendPanelProps {
  /** Nothing is shown where it is no rebus. */
  readonly documentId: number;
  /** Where the page is shown. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

export function PretendPanel(props: PretendPanelProps) {
  return (
    <LateSection>
      <Panel {...props} />
    </LateSection>
  );
}

function Panel({ documentId: rebusId, frame }: PretendPanelProps) {
  const t = useLateText('preview');
  const { key } = useLanguage();
  const posts = usePosts(rebusId, key);
  const [place, setPlace] = useState(NOWHERE);
  const [isOffline, setOffline] = useState(false);
  const [isMapShown, setMapShown] = useState(false);
  const position = positionOf(place, posts ?? []);
  usePretend(frame, { position, isOffline });
  const { post } = place;
  const show = (address: string) => frame.current?.contentWindow?.location.assign(address);
  if (!posts) return null;
  return (
    <section className={styles.panel} aria-labelledby="pretend">
      <SectionHeading id="pretend" title={t('preview.pretend')} />
      <p className={styles.why}>{t('preview.why')}</p>
      {posts.length === 0 && <p role="alert">{t('preview.postsFailed')}</p>}
      <Button icon={Play} onClick={() => show(documentAddress('rebus', rebusId))}>
        {t('preview.play')}
      </Button>
      <PlaceChoice place={place} posts={posts} onPlace={setPlace} />
      {posts.length > 0 && !isMapShown && (
        <Button icon={MapIcon} onClick={() => setMapShown(true)}>
          {t('preview.map')}
        </Button>
      )}
      {isMapShown && <PlaceMap {...{ place, posts, position }} onPlace={setPlace} />}
      {post !== undefined && (
        <Button onClick={() => show(postAddress(rebusId, post))}>{t('preview.open')}</Button>
      )}
      <ScanForm onCode={(code) => show(`/${encodeURIComponent(code)}`)} />
      <Switch
        label={t('preview.offline')}
        description={t('preview.offlineWhat')}
        checked={isOffline}
        onChange={setOffline}
      />
    </section>
  );
}

/** A code's printed address is what a phone's own camera opens. */
function ScanForm({ onCode }: { onCode: (code: string) => void }) {
  const t = useLateText('preview');
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code !== '') onCode(code);
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField ref={field} label={t('preview.code')} inputMode="numeric" maxLength={64}>
        <Button type="submit" icon={ScanQrCode}>
          {t('preview.scanned')}
        </Button>
      </TextField>
    </form>
  );
}
