/** A card that is coming, in its final size. One element, so that a page of them costs nothing. */
import styles from './offer-skeleton.module.css';

export function OfferCardSkeleton() {
  return <div className={styles.skeleton} aria-hidden="true" />;
}
