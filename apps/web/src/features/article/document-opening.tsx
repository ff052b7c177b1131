import { useLocation } from '@tanstack/react-router';
import { Languages, Navigation, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Credits } from '#components/credits.tsx';
import { HeroActions } from '#components/hero-actions.tsx';
import { Hero } from '#components/hero.tsx';
import { ImageGallery } from '#components/image-gallery.tsx';
import type { MessageKey, Translate } from '#i18n/texts.ts';
import { useText, useLanguage } from '#i18n/use-text.ts';
import { MAIN_IMAGE } from '#browser/main-image.ts';
import { publicSite, serverUrl } from '#browser/site.ts';
import { useDistance } from '#state/use-distances.ts';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { focusMain } from '#browser/focus-main.ts';
import { Facts } from '#components/facts.tsx';
import { Icon } from '#ui/icon.tsx';
import type { DocumentView, HeadingView } from './document-view.ts';
import { LockNotice } from './parts/lock-notice.tsx';
import type { BlockView } from './blocks-view.ts';
import { Blocks } from './parts/blocks.tsx';
import styles from './document-opening.module.css';

export interface DocumentOpeningProps {
  view: DocumentView;
  kindLabel?: string | undefined;
  breadcrumbs?: ReactNode;
  /** Before the body: tabs to other views, practical information. */
  before?: ReactNode;
  /** Between the body and what follows it: related places, links, facts and rights. */
  children?: ReactNode;
}

/** What was opened in this visit, by what its page was loaded with: Back shows it at once. */
const openedViews = new WeakMap<DocumentView, DocumentView>();

/** Hero, body and rights of any document. Other features receive it as a slot from the route. */
export function DocumentOpening(props: DocumentOpeningProps) {
  const { kindLabel, breadcrumbs, before, children } = props;
  // Only to render again.
  const [, setOpened] = useState<DocumentView>();
  // A new document, or the same one in another language, is locked again.
  const view = openedViews.get(props.view) ?? props.view;
  const open = (unlockedView: DocumentView): void => {
    openedViews.set(props.view, unlockedView);
    setOpened(unlockedView);
  };
  const loadSource = async () => (await import('./gallery-source.ts')).gallerySource(view);
  return (
    <ImageGallery id={view.id} view={view} loadSource={loadSource}>
      <DocumentHero view={view} kindLabel={kindLabel} breadcrumbs={breadcrumbs}>
        {view.lock && <LockNotice key={view.id} {...view} lock={view.lock} onOpen={open} />}
        {before}
        <DocumentBody view={view}>{children}</DocumentBody>
        <Rights view={view} />
        <PrintedUrl />
      </DocumentHero>
    </ImageGallery>
  );
}

/** Credits and licences of the main image and the text, and the IIIF manifest of both. */
function Rights({ view }: { view: DocumentView }) {
  const t = useText();
  const { imageRights, textLicense, textBy, manifest } = view;
  if (imageRights.credits.length === 0 && !imageRights.license && !textLicense && !manifest)
    return null;
  return (
    <section>
      <SectionHeading title={t('article.credits')} />
      <Credits {...imageRights} />
      {textLicense && (
        <Credits
          credits={[{ role: t('article.textLicense'), name: textBy }]}
          license={textLicense}
        />
      )}
      {manifest && (
        <a href={serverUrl(manifest)} className={styles.manifest} data-print="hide">
          {t('article.manifest')}
        </a>
      )}
    </section>
  );
}

/** The page's URL, in print only. */
function PrintedUrl() {
  const t = useText();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <p data-print="only">
      {t('article.printedFrom', { address: `${publicSite().origin}${path}` })}
    </p>
  );
}

interface DocumentHeroProps {
  view: DocumentView;
  /** Kind of the page, if it is not an ordinary article. */
  kindLabel?: string | undefined;
  breadcrumbs?: ReactNode;
  children?: ReactNode;
}

/** Hero of any document page: image, owner, title, distance, lead and language notices. */
function DocumentHero({ view, kindLabel, breadcrumbs, children }: DocumentHeroProps) {
  const { title, image, lead, owner } = view;
  const t = useText();
  const distance = useDistance()(view.location);
  const badges = [
    kindLabel && <Badge key="kind">{kindLabel}</Badge>,
    distance && (
      <Badge key="distance" icon={Navigation}>
        {t('article.distance', { distance })}
      </Badge>
    ),
  ].filter(Boolean);
  return (
    <Hero
      title={title}
      image={image}
      breadcrumbs={breadcrumbs}
      lead={lead}
      kicker={owner && { text: owner.name.text, href: owner.href, lang: owner.name.lang }}
      badges={badges.length > 0 && badges}
      imageActions={<HeroActions title={title.text} image={image} favouriteId={view.favouriteId} />}
      transitionName={MAIN_IMAGE}
    >
      <LanguageNotices view={view} />
      {children}
    </Hero>
  );
}

function LanguageNotices({ view }: { view: DocumentView }) {
  const t = useText();
  const language = useLanguage();
  const { fallbackLang, isMachineTranslated } = view;
  return (
    <>
      {fallbackLang !== undefined && (
        <LanguageNotice
          text={t('article.notAvailableInLanguage', {
            language: languageName(language.tag, t),
            shown: languageName(fallbackLang, t),
          })}
          dismissLabel={t('shell.notice.close')}
        />
      )}
      {isMachineTranslated && <Notice icon={Languages}>{t('article.translatedByMachine')}</Notice>}
    </>
  );
}

/** By BCP 47 tag, as texts carry it. */
const LANGUAGE_NAME_KEYS: Readonly<Partial<Record<string, MessageKey>>> = {
  nb: 'language.no',
  nn: 'language.nn',
  sv: 'language.sv',
  en: 'language.en',
  de: 'language.de',
  fr: 'language.fr',
  es: 'language.es',
  pl: 'language.pl',
  ro: 'language.ro',
  rom: 'language.rom',
  se: 'language.se',
  sma: 'language.sma',
};

/** Name of a language for use within a sentence. */
export function languageName(tag: string, t: Translate): string {
  const key = LANGUAGE_NAME_KEYS[tag];
  return key ? t(key) : tag;
}

interface LanguageNoticeProps {
  readonly text: string;
  readonly dismissLabel: string;
}

/**
 * Notice that a text is shown in another language than the chosen one; stays until closed
 * (specification §4.5).
 */
function LanguageNotice({ text, dismissLabel }: LanguageNoticeProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    // The focused close button is unmounted with the notice.
    focusMain();
  };
  if (!isOpen) return null;
  return (
    <Notice icon={Languages} onDismiss={close} dismissLabel={dismissLabel}>
      {text}
    </Notice>
  );
}

interface DocumentBodyProps {
  view: Pick<DocumentView, 'blocks' | 'headings' | 'facts'>;
  /** After the body, before related documents and links. */
  children?: ReactNode;
}

/** Text, images and facts of any document. */
function DocumentBody({ view, children }: DocumentBodyProps) {
  const t = useText();
  const { body, closing } = splitClosing(view.blocks);
  return (
    <>
      <Contents headings={view.headings} />
      <Blocks blocks={body} />
      {children}
      <Blocks blocks={closing} />
      {view.facts.length > 0 && (
        <section>
          <SectionHeading title={t('article.facts')} />
          <Facts rows={view.facts} />
        </section>
      )}
    </>
  );
}

const CLOSING: ReadonlySet<BlockView['kind']> = new Set(['related', 'links']);

/** Splits off the trailing blocks that lead on from the document. */
export function splitClosing(blocks: readonly BlockView[]) {
  const at = blocks.findLastIndex(({ kind }) => !CLOSING.has(kind)) + 1;
  return { body: blocks.slice(0, at), closing: blocks.slice(at) };
}

/** Shorter articles get no table of contents. */
const LONG_FROM = 3;

/** Table of contents of a long article, collapsed by default; works without script. */
function Contents({ headings }: { headings: readonly HeadingView[] }) {
  const t = useText();
  const top = Math.min(...headings.map(({ level }) => level));
  const chapters = headings.filter(({ level }) => level === top);
  if (chapters.length < LONG_FROM) return null;
  return (
    <nav aria-label={t('article.contents')}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span>
            {t('article.contents')}
            <span className={styles.count}> {chapters.length}</span>
          </span>
          <Icon icon={ChevronDown} size={1.25} className={styles.chevron} />
        </summary>
        <ol className={styles.list}>
          {chapters.map(({ id, text, lang }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`} className={styles.link} lang={lang}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
