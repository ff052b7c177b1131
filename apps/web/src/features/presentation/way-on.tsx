import { LinkList } from '#content/link-list.tsx';
import { useText } from '#i18n/use-text.ts';
import type { ItemView } from '#services/transform/list-item.ts';
import type { TextView } from '#services/transform/text.ts';

export interface WayOnProps {
  group: { href: string; title: TextView };
  stops: readonly ItemView[];
  /** The stop that is shown. */
  articleId: number;
}

/** From one stop of a walk to those beside it, and back to the whole. */
export function WayOn({ group, stops, articleId }: WayOnProps) {
  const t = useText();
  const here = stops.findIndex(({ id }) => id === articleId);
  const [previous, next] = here < 0 ? [] : [stops[here - 1], stops[here + 1]];
  const named = (text: string, lang: string, href: string) => ({ href, title: { text, lang } });
  const links = [
    ...(next
      ? [named(t('article.next', { title: next.title.text }), next.title.lang, next.href)]
      : []),
    ...(previous
      ? [
          named(
            t('article.previous', { title: previous.title.text }),
            previous.title.lang,
            previous.href,
          ),
        ]
      : []),
    named(t('article.inPresentation', { title: group.title.text }), group.title.lang, group.href),
  ];
  return <LinkList links={links} />;
}
