/** Whom a booking is for: on its own page with what each was issued, beside a list without. */
import type { ReactNode } from 'react';
import type { Traveller } from '#domain/people/traveller.ts';
import { Card } from '../design/data/card.tsx';
import { Listed } from '../design/choice/listed.tsx';
import { type Words, useWords } from '../design/words/words.ts';
import type { OfBooking } from './product-view.ts';
import styles from './facts.module.css';

interface BookingPeopleProps extends OfBooking {
  /** What is to be known of a traveller by position: who cancelled, who comes for a part only. */
  readonly standing: (traveller: number) => string | undefined;
}

export interface PeopleCardProps extends BookingPeopleProps {
  /** What a traveller asked for. */
  readonly wishes?: (traveller: Traveller) => readonly string[];
  /** What a traveller was issued. */
  readonly issued?: (traveller: number) => ReactNode;
}

export function PeopleCard({ booking: { travellers }, standing, wishes, issued }: PeopleCardProps) {
  const words = useWords();
  return (
    <Card title={words('bookings-travellers')}>
      <ul className={styles.rows}>
        {travellers.map((traveller, index) => (
          <li key={index}>
            <span>
              <bdi>{titledName(words, traveller)}</bdi>
              <small className={styles.quiet}>
                <Listed>
                  {words(`bookings-type-${traveller.type}`)}
                  {standing(index)}
                </Listed>
              </small>
              {wishes?.(traveller).map((wish) => (
                <small key={wish} className={styles.quiet}>
                  <bdi>{wish}</bdi>
                </small>
              ))}
            </span>
            <span className={styles.numbers}>{issued?.(index)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function PeopleSection({ booking: { travellers }, standing }: BookingPeopleProps) {
  const words = useWords();
  return (
    <section className={styles.section}>
      <h3>{words('bookings-travellers')}</h3>
      <ul className={styles.people}>
        {travellers.map((traveller, index) => (
          <li key={index}>
            <bdi>{titledName(words, traveller)}</bdi>
            <span className={styles.quiet}>
              <Listed>
                {words(`bookings-type-${traveller.type}`)}
                {standing(index)}
              </Listed>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Ms Meera Kurian'. */
export function titledName(
  words: Words,
  { title, firstName, lastName }: Pick<Traveller, 'title' | 'firstName' | 'lastName'>,
): string {
  return `${words(`bookings-title-${title}`)} ${firstName} ${lastName}`;
}
