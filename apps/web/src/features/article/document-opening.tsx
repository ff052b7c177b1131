import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Credits } from '#content/credits.tsx';
import { PictureGallery } from '#content/picture-gallery.tsx';
import { useText } from '#i18n/use-text.ts';
import { publicSite } from '#platform/site.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { DocumentBody } from './document-body.tsx';
import { DocumentHero } from './document-hero.tsx';
import type { DocumentView } from './document-view.ts';
import { LockNotice } from './parts/lock-notice.tsx';

export interface DocumentOpeningProps {
  view: DocumentView;
  kindLabel?: string | undefined;
  breadcrumbs?: ReactNode;
  /** Before the body: the tabs to other views, what a visit needs. */
  before?: ReactNode;
  /** Between the body and what closes it: related places, links, facts and rights. */
  children?: ReactNode;
}

/** Hero, body and rights of any document. Other features take it as a slot, filled by the route. */
export function DocumentOpening(props: DocumentOpeningProps) {
  const { kindLabel, breadcrumbs, before, children } = props;
  const [opened, setOpened] = useState<{ closed: DocumentView; view: DocumentView }>();
  // Another document, or the same in another language, is closed again.
  const view = opened?.closed === props.view ? opened.view : props.view;
  const loadSource = async () => (await import('./gallery-source.ts')).gallerySource(view);
  return (
    <PictureGallery id={view.id} loadSource={loadSource}>
      <DocumentHero view={view} kindLabel={kindLabel} breadcrumbs={breadcrumbs}>
        {view.lock && (
          <LockNotice
            key={view.id}
            {...view}
            lock={view.lock}
            onOpen={(whole) => setOpened({ closed: view, view: whole })}
          />
        )}
        {before}
        <DocumentBody view={view}>{children}</DocumentBody>
        <Rights view={view} />
        <PrintedAddress />
      </DocumentHero>
    </PictureGallery>
  );
}

/** Who made the opening picture and the text, and how they may be used. */
function Rights({ view }: { view: DocumentView }) {
  const t = useText();
  const { pictureRights, textLicense, textBy } = view;
  if (pictureRights.credits.length === 0 && !pictureRights.license && !textLicense) return null;
  return (
    <section>
      <SectionHeading title={t('article.credits')} />
      <Credits {...pictureRights} />
      {textLicense && (
        <Credits
          credits={[{ role: t('article.textLicense'), name: textBy }]}
          license={textLicense}
        />
      )}
    </section>
  );
}

/** On paper only: where the page lives. */
function PrintedAddress() {
  const t = useText();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <p data-print="only">
      {t('article.printedFrom', { address: `${publicSite().origin}${path}` })}
    </p>
  );
}
