import { useEffect, useState } from 'react';
import { loadNextAudio } from '#features/listen/load-next-audio.ts';
import { useTexts } from '#i18n/text-context.tsx';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { setPlayers, type AudioTrack, audioElement } from '#state/players.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { AudioDock } from '#viewers/audio/audio-dock.tsx';

/** The sound at the bottom of the page, and those that follow it. */
export function AudioPlayer({ audio }: { audio: AudioTrack }) {
  const t = useGroupText('pages');
  const next = useNextAudio(audio);
  return (
    <AudioDock
      {...{ audio, t }}
      element={audioElement()}
      title={
        <SiteLink href={audio.page} lang={audio.caption?.lang}>
          {audio.caption?.text ?? t('player.sound')}
        </SiteLink>
      }
      onClose={() => setPlayers({ audio: undefined })}
      onNext={next && (() => setPlayers({ audio: next }))}
    />
  );
}

/** The sound of the next stop of a presentation that has one, made ready while this one is heard. */
function useNextAudio({ page }: AudioTrack): AudioTrack | undefined {
  const texts = useTexts();
  const [found, setFound] = useState<{ after: string; next: AudioTrack | undefined }>();
  useEffect(() => {
    let isActive = true;
    void (async () => {
      const next = await loadNextAudio(page, texts);
      if (isActive) setFound({ after: page, next });
    })();
    return () => {
      isActive = false;
    };
  }, [page, texts]);
  return found?.after === page ? found.next : undefined;
}
