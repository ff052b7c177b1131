/** The players of sound and film, composed. Loaded with the first press. */
import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { loadNextSound } from '#features/listen/load-next-sound.ts';
import { useTexts } from '#i18n/text-context.tsx';
import { useLateText } from '#i18n/use-late-text.ts';
import { audioElement, openSound, setPlayers } from '#platform/players.ts';
import type { Film, Sound } from '#platform/players.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { AudioDock } from '#viewers/audio/audio-dock.tsx';

const FilmPlayer = lazy(async () => ({
  default: (await import('#viewers/video/film-player.tsx')).FilmPlayer,
}));

export interface PlayersProps {
  readonly audio: Sound | undefined;
  readonly video: Film | undefined;
}

export function Players({ audio, video }: PlayersProps) {
  return (
    <>
      {audio && <Dock sound={audio} />}
      {video && (
        <Suspense>
          <FilmOver film={video} />
        </Suspense>
      )}
    </>
  );
}

function Dock({ sound }: { sound: Sound }) {
  const t = useLateText('player');
  const next = useNextSound(sound);
  return (
    <AudioDock
      {...{ sound, t }}
      element={audioElement()}
      title={
        <SiteLink href={sound.page} lang={sound.caption?.lang}>
          {sound.caption?.text ?? t('player.sound')}
        </SiteLink>
      }
      onClose={() => setPlayers({ audio: undefined })}
      onNext={next && (() => openSound(next))}
    />
  );
}

/** The sound of the next stop of a presentation that has one, made ready while this one is heard. */
function useNextSound({ page }: Sound): Sound | undefined {
  const texts = useTexts();
  const [found, setFound] = useState<{ after: string; next: Sound | undefined }>();
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      const next = await loadNextSound(page, texts);
      if (isWanted) setFound({ after: page, next });
    })();
    return () => {
      isWanted = false;
    };
  }, [page, texts]);
  return found?.after === page ? found.next : undefined;
}

/** A film belongs to the page that it was opened on: going elsewhere closes it. */
function FilmOver({ film }: { film: Film }) {
  const t = useLateText('player');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [openedOn] = useState(path);
  const close = () => setPlayers({ video: undefined });
  useEffect(() => {
    if (path !== openedOn) setPlayers({ video: undefined });
  }, [path, openedOn]);
  return <FilmPlayer {...{ film, t }} onClose={close} />;
}
