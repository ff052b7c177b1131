import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './logo-picture.module.css';

export interface LogoPictureProps {
  /** URLs. */
  readonly light: string;
  /** On dark screens. Default: the same, on the light background that it is drawn for. */
  readonly dark?: string | undefined;
  readonly className?: string | undefined;
  /** `--logo-background`: that background. Default: the colour of text, light there. */
  readonly style?: CSSProperties;
}

/** A museum's logo, beside its name: without alternative text. */
export function LogoPicture({ light, dark, className, style }: LogoPictureProps) {
  return (
    <picture>
      {dark && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img
        src={light}
        alt=""
        className={classNames(!dark && styles.light, className)}
        style={style}
      />
    </picture>
  );
}
