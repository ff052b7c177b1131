import { Amphora } from 'lucide-react';
import { SourcePage, type SourcePageProps } from '#components/source-page.tsx';
import { useText } from '#i18n/use-text.ts';

export type UnknownObjectProps = Omit<SourcePageProps, 'title' | 'emblem'>;

/** An object of which nothing can be told right now: the way to who keeps it. */
export function UnknownObject(props: UnknownObjectProps) {
  const t = useText();
  return <SourcePage title={t('object.title')} emblem={Amphora} {...props} />;
}
