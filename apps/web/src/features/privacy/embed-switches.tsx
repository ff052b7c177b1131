import { EMBED_PROVIDERS, embedProviderName } from '@varde/domain/embeds';
import type { EmbedProvider } from '@varde/domain/embeds';
import { useLongText } from '#i18n/long-text-context.tsx';
import { chooseAlwaysShown, useAlwaysShown } from '#platform/embed-consent.ts';
import { Switch } from '#ui/switch.tsx';
import styles from './privacy-page.module.css';

/** Whose films and models are shown without a press; taken back here. */
export function EmbedSwitches() {
  const t = useLongText();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('privacy.embeds')}</h2>
      <p>{t('privacy.embeds.body')}</p>
      <div className={styles.switch} data-surface="sunken">
        {EMBED_PROVIDERS.map((provider) => (
          <ProviderSwitch key={provider} provider={provider} />
        ))}
        <p className={styles.needsScript}>{t('privacy.embeds.needsScript')}</p>
      </div>
    </section>
  );
}

function ProviderSwitch({ provider }: { provider: EmbedProvider }) {
  const t = useLongText();
  return (
    <Switch
      label={t('privacy.embeds.always', { provider: embedProviderName(provider) })}
      checked={useAlwaysShown(provider)}
      onChange={(on) => chooseAlwaysShown(provider, on)}
    />
  );
}
