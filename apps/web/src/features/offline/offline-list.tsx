import styles from './offline-page.module.css';

/**
 * Where the service worker writes what is stored (service-worker/offline-page.ts), which only the device knows; hidden until it has.
 * No component can do it: the page is shown without script.
 */
export function OfflineList({ title }: { title: string }) {
  return (
    <section className={styles.stored} data-stored-packs="" hidden>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} data-stored-list=""></ul>
    </section>
  );
}
