import { Credits } from '#content/credits.tsx';
import { useText } from '#i18n/use-text.ts';
import type { BlockView } from '../blocks-view.ts';
import { StillDoor } from './still-door.tsx';
import type { Viewer } from './still-door.tsx';
import styles from './still-door.module.css';

type Model = Extract<BlockView, { kind: 'model3d' }>;

/** A 3D model: its still and what it shows in words, its file, and a press that lets it be turned. */
export function ModelCover({ model }: { model: Model }) {
  const t = useText();
  const { title, cover, text, credits, license, scene } = model;
  return (
    <StillDoor {...{ cover, title }} label={t('article.showModel')} load={() => loadModel(model)}>
      {text && (
        <p className={styles.text} lang={text.lang}>
          {text.text}
        </p>
      )}
      <a href={scene.src} download className={styles.link}>
        {t('article.modelFile')}
      </a>
      <Credits credits={credits} license={license} />
    </StillDoor>
  );
}

async function loadModel({ scene }: Model): Promise<Viewer> {
  const { ModelView } = await import('#viewers/model3d/model-view.tsx');
  return function ShownModel(opened) {
    return <ModelView {...opened} scene={scene} />;
  };
}
