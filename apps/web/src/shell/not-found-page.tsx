import { PRODUCT_NAME } from '@varde/domain/constants';
import { Hash, Map as MapIcon, MapPinOff, Search } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '#i18n/use-text.ts';
import { recordGoalEvent } from '#state/goal-events.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/**
 * For a URL that matches nothing and for unpublished content, with links onwards (specification
 * §2.3, §8.1).
 */
export function NotFoundPage({ data }: { data?: unknown }) {
  const t = useText();
  useEffect(() => recordGoalEvent('404'), []);
  return (
    <Column>
      <title>{`${t('error.notFound.title')} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        icon={MapPinOff}
        title={t('error.notFound.title')}
        body={t(isUnpublished(data) ? 'error.notPublished' : 'error.notFound.body')}
        action={
          <>
            <ButtonLink href="/" variant="primary">
              {t('error.redirectToFrontpage')}
            </ButtonLink>
            <ButtonLink href="/search" icon={Search}>
              {t('error.notFound.search')}
            </ButtonLink>
            <ButtonLink href="/explore/map" icon={MapIcon}>
              {t('source.toMap')}
            </ButtonLink>
            <ButtonLink href="/code" icon={Hash}>
              {t('code.title')}
            </ButtonLink>
          </>
        }
      />
    </Column>
  );
}

/** @param data thrown by the route's loader (data-or-throw.ts) */
function isUnpublished(data: unknown): boolean {
  return (data as { isUnpublished?: unknown } | undefined)?.isUnpublished === true;
}
