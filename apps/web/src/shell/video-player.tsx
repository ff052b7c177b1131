import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pagesMessages } from '#i18n/groups/pages.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { setPlayers, type PlayableMedia, audioElement } from '#state/players.ts';
import { VideoView } from '#viewers/video/video-view.tsx';

const close = () => setPlayers({ video: undefined });

/** Video over the page; navigation closes it. */
export function VideoPlayer({ media }: { media: PlayableMedia }) {
  const t = useGroupText(pagesMessages);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [openedOn] = useState(path);
  useEffect(() => audioElement().pause(), []);
  useEffect(() => {
    if (path !== openedOn) close();
  }, [path, openedOn]);
  return <VideoView {...{ media, t }} onClose={close} />;
}
