import { Amphora } from 'lucide-react';
import { SourcePage, type SourcePageProps } from '#components/source-page.tsx';
import { useText } from '#i18n/use-text.ts';

export type UnknownObjectProps = Omit<SourcePageProps, 'title' | 'emblem'>;

/** An object that cannot be loaded: link to its source. */
export function UnknownObject(props: UnknownObjectProps) {
  const t = useText();
  return <SourcePage title={t('object.title')} emblem={Amphora} {...props} />;
}
