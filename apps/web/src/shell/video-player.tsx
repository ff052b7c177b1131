import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLazyText } from '#i18n/use-lazy-text.ts';
import { setPlayers, type PlayableMedia } from '#state/players.ts';
import { audioElement } from '#state/start-playback.ts';
import { VideoView } from '#viewers/video/video-view.tsx';

const close = () => setPlayers({ video: undefined });

/** Video over the page; navigation closes it. */
export function VideoPlayer({ media }: { media: PlayableMedia }) {
  const t = useLazyText('player');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [openedOn] = useState(path);
  useEffect(() => audioElement().pause(), []);
  useEffect(() => {
    if (path !== openedOn) close();
  }, [path, openedOn]);
  return <VideoView {...{ media, t }} onClose={close} />;
}
