import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

/** Styles an icon link like a raised `IconButton`. */
export const iconDisc = classNames(styles.button, styles.raised);
