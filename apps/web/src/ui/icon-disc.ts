import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

/** Makes a link with an icon look like a raised `IconButton`. */
export const iconDisc = classNames(styles.button, styles.raised);
