import { SiteLink } from '#ui/site-link.tsx';
import type { LicenseView, RightsView, FigureView } from '#view-models.ts';
import styles from './credits.module.css';

/** Credits and licence in one line. Credits without a name are omitted (specification §5.2). */
export function Credits({ credits, license }: RightsView) {
  const named = credits.filter(({ name }) => name.trim() !== '');
  if (named.length === 0 && !license) return null;
  return (
    <p className={styles.credits}>
      {named.map(({ role, name }) => (
        <span key={`${role}/${name}`} className={styles.part}>
          {role && `${role}: `}
          {name}
        </span>
      ))}
      {license && <LicenseName {...license} />}
    </p>
  );
}

function LicenseName({ name, href }: LicenseView) {
  if (!href) return <span className={styles.part}>{name}</span>;
  return (
    <span className={styles.part}>
      <SiteLink href={href} className={styles.license}>
        {name}
      </SiteLink>
    </span>
  );
}

export interface FigureCaptionProps {
  readonly figure: FigureView;
}

/** Caption, credits and licence of an image. */
export function FigureCaption({ figure: { caption, credits, license } }: FigureCaptionProps) {
  return (
    <>
      {caption && (
        <p className={styles.caption} lang={caption.lang}>
          {caption.text}
        </p>
      )}
      <Credits credits={credits} license={license} />
    </>
  );
}
