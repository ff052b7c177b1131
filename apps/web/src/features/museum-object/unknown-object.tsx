import { Amphora } from 'lucide-react';
import { SourcePage, type SourceLinkProps } from '#components/source-page.tsx';
import { useText } from '#i18n/use-text.ts';

/** An object that cannot be loaded: link to its source. */
export function UnknownObject(props: SourceLinkProps) {
  const t = useText();
  return <SourcePage title={t('object.title')} emblem={Amphora} {...props} />;
}
