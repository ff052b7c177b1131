import { distanceBetween, formatDistance, type LatLng } from '@varde/domain/geo';
import { evaluateNearness } from '@varde/domain/locks';
import { bearingTo, compassPoint } from '@varde/domain/rebus/bearing';
import { CircleHelp, Lock, Map as MapIcon, QrCode, Navigation } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type FormEvent,
  type CSSProperties,
} from 'react';
import type { Post } from '@varde/contract/content';
import type { DocumentHead } from '@varde/contract/documents';
import type { Unmet } from '@varde/domain/rebus/post-state';
import { Hero } from '#components/hero.tsx';
import { playMessages } from '#i18n/groups/play.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import type { Position } from '#browser/position-store.ts';
import { usePosition } from '#browser/use-position.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { toImage } from '#api/transform/image.ts';
import { toTextOrEmpty, toText } from '#api/transform/text.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink, Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Game, GameState } from './game.ts';
import { numberOf } from './live-posts.ts';
import { RunPanel } from './run-panel.tsx';
import styles from './game.module.css';
import { RunPositionRequest } from './notices.tsx';

export interface SeekPostProps {
  readonly game: Game;
  readonly state: GameState;
  readonly head: DocumentHead;
  readonly post: Post;
  readonly unmet: readonly Unmet[];
  readonly breadcrumbs: ReactNode;
}

/** A locked post: its distance and direction, and all other methods of opening it. */
export function SeekPost({ game, state, head, post, unmet, breadcrumbs }: SeekPostProps) {
  const t = useText();
  const { key } = useLanguage();
  const waits = (by: Unmet['by']) => unmet.some((one) => one.by === by);
  const isStarted = state.run.status !== 'not-started';
  const number = numberOf(game, post.document_id);
  const total = game.document.content?.posts?.length ?? 0;
  const rebus = toTextOrEmpty(game.document.title, key);
  return (
    <article>
      <Hero
        title={toTextOrEmpty(head.title, key)}
        image={toImage(head.media_data, key)}
        breadcrumbs={breadcrumbs}
        badges={<Badge>{t('rebus.postOf', { number, total })}</Badge>}
      >
        {waits('sequence') && (
          <Notice icon={Lock} tone="warning">
            {t('rebus.condition.sequence')}
          </Notice>
        )}
        {isStarted && !waits('sequence') && <UnlockOptions {...{ game, head, post, unmet }} />}
        {(!isStarted || waits('sequence')) && <RunPanel rebusId={game.id} />}
        <p>
          <ButtonLink href={documentPath('rebus', game.id)} lang={rebus.lang}>
            {t('rebus.backTo', { title: rebus.text })}
          </ButtonLink>
        </p>
      </Hero>
    </article>
  );
}

type UnlockOptionsProps = Pick<SeekPostProps, 'game' | 'head' | 'post' | 'unmet'>;

function UnlockOptions({ game, head, post, unmet }: UnlockOptionsProps) {
  const t = useText();
  const tPlay = useGroupText(playMessages);
  const distance = unmet.find((one) => one.by === 'distance');
  const wantsCode = unmet.some(({ by }) => by === 'qr');
  const hasClue = post.second_way?.question !== undefined;
  const hasSecond = hasClue || (!wantsCode && (post.second_way ?? post.codes) !== undefined);
  return (
    <>
      {distance && <PostDirections place={head.location} proximity={distance.proximity} />}
      {distance && <OnMap {...{ game, head, post }} />}
      {wantsCode && (
        <Notice icon={QrCode}>
          <p>{t('rebus.condition.qr')}</p>
          <p>
            <SiteLink href={`/scan?rebus=${game.id}`}>{tPlay('play.toScan')}</SiteLink>
          </p>
        </Notice>
      )}
      {wantsCode && <SignForm game={game} post={post} by="code" />}
      {hasSecond && (
        <Disclosure title={tPlay('play.secondWay')} icon={CircleHelp}>
          <div className={styles.fold}>
            <SignForm game={game} post={post} by="clue" />
          </div>
        </Disclosure>
      )}
    </>
  );
}

/** Links to the map, which shows the walking route to the post. */
function OnMap({ game, head, post }: Pick<UnlockOptionsProps, 'game' | 'head' | 'post'>) {
  const t = useText();
  if (!head.location) return null;
  const map = `${documentPath('rebus', game.id)}/map?s=${post.document_id}`;
  return (
    <p>
      <ButtonLink href={map} icon={MapIcon}>
        {t('article.showOnMap')}
      </ButtonLink>
    </p>
  );
}

interface SignFormProps {
  readonly game: Game;
  readonly post: Post;
  /** The kind of answer in the label. The number on the sign is accepted in both cases. */
  readonly by: 'code' | 'clue';
}

/** Opens the post by typing: the number on the sign, or the answer to a clue. */
function SignForm({ game, post, by }: SignFormProps) {
  const t = useGroupText(playMessages);
  const { key } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const question = by === 'clue' ? toText(post.second_way?.question, key) : undefined;
  useEffect(() => {
    // The feedback is below the field, where the tab bar may cover it.
    if (isWrong) field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [isWrong]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const outcome = game.tryCode(post, field.current?.value ?? '');
    setIsWrong(outcome === 'wrong');
    if (outcome === 'wrong') field.current?.focus();
  };
  const wrong = question ? t('play.clueWrong') : t('play.codeWrong');
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
        label={question?.text ?? t('play.codeLabel')}
        labelLang={question?.lang}
        inputMode={question ? 'text' : 'numeric'}
        enterKeyHint="go"
        maxLength={100}
        isWrong={isWrong}
        feedback={isWrong && wrong}
      >
        <Button type="submit" variant="primary">
          {t('play.openPost')}
        </Button>
      </TextField>
    </form>
  );
}

interface PostDirectionsProps {
  readonly place: LatLng | null;
  /** Metres. */
  readonly proximity: number;
}

/** Live distance and direction to a post. North is up, as on the map. */
function PostDirections({ place, proximity }: PostDirectionsProps) {
  const t = useGroupText(playMessages);
  const { tag } = useLanguage();
  const { state } = usePosition();
  const nearEnough = t('play.nearEnough', { distance: formatDistance(proximity, tag) });
  return (
    <section className={styles.way} aria-label={t('play.wayThere')}>
      {state.status === 'known' && place && (
        <Distance place={place} position={state.position} proximity={proximity} />
      )}
      <p className={styles.quiet}>{nearEnough}</p>
      <RunPositionRequest />
    </section>
  );
}

interface DistanceProps {
  readonly place: LatLng;
  readonly position: Position;
  readonly proximity: number;
}

function Distance({ place, position, proximity }: DistanceProps) {
  const t = useGroupText(playMessages);
  const { tag } = useLanguage();
  const bearing = bearingTo(position, place);
  const nearness = evaluateNearness(position, { location: place, proximity });
  const distance = formatDistance(Math.round(distanceBetween(position, place)), tag);
  const accuracy = formatDistance(Math.round(position.accuracy), tag);
  const isPoor = position.accuracy > proximity && nearness.status === 'away';
  const arrow: CSSProperties & { '--bearing': string } = { '--bearing': `${bearing}deg` };
  return (
    <>
      <p className={styles.distance}>
        <span className={styles.arrow} style={arrow}>
          <Icon icon={Navigation} size={2} />
        </span>
        <span>
          <strong>{t('play.away', { distance })}</strong>{' '}
          <span className={styles.quiet}>{t(`play.towards.${compassPoint(bearing)}`)}</span>
        </span>
      </p>
      <p className={styles.quiet}>{t('play.accuracy', { accuracy })}</p>
      {isPoor && <Notice icon={Navigation}>{t('play.poorAccuracy', { accuracy })}</Notice>}
    </>
  );
}
