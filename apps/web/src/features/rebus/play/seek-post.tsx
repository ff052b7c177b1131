import { CircleHelp, Lock, Map as MapIcon, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Post } from '@varde/contract/content';
import type { DocumentHead } from '@varde/contract/documents';
import type { Unmet } from '@varde/domain/rebus/post-state';
import { Hero } from '#content/hero.tsx';
import { usePlayText } from '#i18n/play-texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { toPicture } from '#services/transform/picture.ts';
import { toTextOrEmpty } from '#services/transform/text.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Fold } from '#ui/fold.tsx';
import { Notice } from '#ui/notice.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { Game, GameState } from './game.ts';
import { numberOf } from './next-post.ts';
import { RunPanel } from './run-panel.tsx';
import { SignForm } from './sign-form.tsx';
import styles from './play.module.css';
import { WayThere } from './way-there.tsx';

export interface SeekPostProps {
  readonly game: Game;
  readonly state: GameState;
  readonly head: DocumentHead;
  readonly post: Post;
  readonly unmet: readonly Unmet[];
  readonly breadcrumbs: ReactNode;
}

/** A post that is still locked: how far there is to go, and every other way in. */
export function SeekPost({ game, state, head, post, unmet, breadcrumbs }: SeekPostProps) {
  const t = useText();
  const { key } = useLanguage();
  const waits = (by: Unmet['by']) => unmet.some((one) => one.by === by);
  const isBegun = state.run.status !== 'not-started';
  const number = numberOf(game, post.document_id);
  const total = game.document.content?.posts?.length ?? 0;
  const rebus = toTextOrEmpty(game.document.title, key);
  return (
    <article>
      <Hero
        title={toTextOrEmpty(head.title, key)}
        picture={toPicture(head.media_data, key)}
        breadcrumbs={breadcrumbs}
        badges={<Badge>{t('rebus.postOf', { number, total })}</Badge>}
      >
        {waits('sequence') && (
          <Notice icon={Lock} tone="warning">
            {t('rebus.condition.sequence')}
          </Notice>
        )}
        {isBegun && !waits('sequence') && <Ways {...{ game, head, post, unmet }} />}
        {(!isBegun || waits('sequence')) && <RunPanel rebusId={game.id} />}
        <p>
          <ButtonLink href={documentAddress('rebus', game.id)} lang={rebus.lang}>
            {t('rebus.backTo', { title: rebus.text })}
          </ButtonLink>
        </p>
      </Hero>
    </article>
  );
}

type WaysProps = Pick<SeekPostProps, 'game' | 'head' | 'post' | 'unmet'>;

function Ways({ game, head, post, unmet }: WaysProps) {
  const t = useText();
  const say = usePlayText();
  const distance = unmet.find((one) => one.by === 'distance');
  const wantsCode = unmet.some(({ by }) => by === 'qr');
  const hasClue = post.second_way?.question !== undefined;
  const hasSecond = hasClue || (!wantsCode && (post.second_way ?? post.codes) !== undefined);
  return (
    <>
      {distance && <WayThere place={head.location} proximity={distance.proximity} />}
      {distance && <OnMap {...{ game, head, post }} />}
      {wantsCode && (
        <Notice icon={QrCode}>
          <p>{t('rebus.condition.qr')}</p>
          <p>
            <SiteLink href={`/scan?rebus=${game.id}`}>{say('play.toScan')}</SiteLink>
          </p>
        </Notice>
      )}
      {wantsCode && <SignForm game={game} post={post} by="code" />}
      {hasSecond && (
        <Fold title={say('play.secondWay')} icon={CircleHelp}>
          <div className={styles.fold}>
            <SignForm game={game} post={post} by="clue" />
          </div>
        </Fold>
      )}
    </>
  );
}

/** Leads to the map, which shows the way to the post. */
function OnMap({ game, head, post }: Pick<WaysProps, 'game' | 'head' | 'post'>) {
  const t = useText();
  if (!head.location) return null;
  const map = `${documentAddress('rebus', game.id)}/map?s=${post.document_id}`;
  return (
    <p>
      <ButtonLink href={map} icon={MapIcon}>
        {t('article.showOnMap')}
      </ButtonLink>
    </p>
  );
}
