import { useEffect, useState } from 'react';
import { loadNextAudio } from '#features/listen/load-next-audio.ts';
import { useTexts } from '#i18n/text-context.tsx';
import { pagesMessages } from '#i18n/groups/pages.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { setPlayers, type AudioTrack, audioElement } from '#state/players.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { AudioDock } from '#viewers/audio/audio-dock.tsx';

/** Audio player at the bottom of the page, with the presentation's next audio. */
export function AudioPlayer({ audio }: { audio: AudioTrack }) {
  const t = useGroupText(pagesMessages);
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

/** Preloads the audio of the next stop while this one plays. */
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
