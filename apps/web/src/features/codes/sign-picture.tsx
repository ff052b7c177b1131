import { QrCode } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import styles from './sign-picture.module.css';

/** A small sign as it stands outside: shows where the number is, for those who see it; the text beside says the same. */
export function SignPicture() {
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon icon={QrCode} size={3.5} />
      <span className={styles.number}>1002</span>
    </span>
  );
}
