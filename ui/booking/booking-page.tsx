/** The frame of a page about one booking: the way back, its title, and what is to be known at once beside it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { Icon } from '../design/press/icon.tsx';
import { useWords } from '../design/words/words.ts';
import styles from './booking-page.module.css';

export interface BookingPageProps {
  readonly title: string;
  /** The booking that the way back leads to; to all of them where absent. */
  readonly backTo?: string | undefined;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function BookingPage({ title, backTo, beside, children }: BookingPageProps) {
  const words = useWords();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to={backTo === undefined ? paths.bookings : bookingPath(backTo)} className={styles.back}>
          <Icon of={ArrowLeft} mirrored />
          {words(backTo === undefined ? 'title-my-bookings' : 'manage-back-to-booking')}
        </Link>
        <h1 tabIndex={-1}>{title}</h1>
        {beside}
      </header>
      {children}
    </div>
  );
}
