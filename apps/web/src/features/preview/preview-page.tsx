import { Eye } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Waits for an editor's window to say what to show. */
export function PreviewPage() {
  const t = useText();
  return (
    <Column>
      <EmptyState level={1} icon={Eye} title={t('preview.title')} body={t('preview.body')} />
    </Column>
  );
}
