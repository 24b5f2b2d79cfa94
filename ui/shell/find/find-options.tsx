/** What the palette found, as one list in groups: screens, bookings and saved travellers, the letters that were meant marked. */
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import Inbox from 'lucide-react/icons/inbox';
import Luggage from 'lucide-react/icons/luggage';
import Send from 'lucide-react/icons/send';
import Ticket from 'lucide-react/icons/ticket';
import { nameOf } from '#application/portal/session/find-anything.ts';
import type { FindState, FoundKind } from '#application/portal/session/find-anything.ts';
import { requestNumberIn } from '#domain/booking/spellings.ts';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { Matched } from '#ui/design/choice/option-list.tsx';
import type { Words } from '#ui/design/words/words.ts';
import { useWords } from '#ui/design/words/words.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import type { PalettePlace } from './find-places.ts';
import styles from './find-palette.module.css';
import { BookingTitle } from '#ui/booking/lists/booking-title.tsx';
import { useProducts } from '#ui/booking/use-product.ts';
import type { PortalProducts } from '#ui/composition/portal-products.ts';
import { paths } from '#ui/composition/paths.ts';

export interface FindEntry {
  readonly key: string;
  readonly href: string;
  readonly lead: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly end?: ReactNode;
}

export interface FindGroup {
  readonly key: FoundKind;
  readonly label: string;
  readonly entries: readonly FindEntry[];
}

export function findOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export function useFindGroups(state: FindState, places: readonly PalettePlace[]): readonly FindGroup[] {
  const words = useWords();
  const dates = useDates();
  const products = useProducts();
  return useMemo(() => {
    const text = state.text.trim();
    const entriesOf = (kind: FoundKind): readonly FindEntry[] => {
      switch (kind) {
        case 'places':
          return numberedEntries(products, text, words).concat(
            state.places.flatMap(({ key, at }) => {
              const place = places.find((each) => each.key === key);
              if (place === undefined) return [];
              const { href, icon, label } = place;
              return [
                {
                  key: `place-${key}`,
                  href,
                  lead: <Icon of={icon} size={18} />,
                  title: <Marked text={label} at={at} />,
                },
              ];
            }),
          );
        case 'bookings': {
          const found = state.bookings.map((booking) =>
            bookingEntry(products, booking, text, dates.short(booking.startsOn)),
          );
          const all = state.bookingCount > found.length && text !== '' && found.length > 0;
          const more = {
            key: 'all-bookings',
            href: `${paths.bookings}?${new URLSearchParams({ text }).toString()}`,
            lead: <Icon of={Luggage} size={18} />,
            title: words('shell-find-all', { count: state.bookingCount, text }),
          };
          return all ? [...found, more] : found;
        }
        default:
          return state.travellers.map(({ saved, at }) => ({
            key: `traveller-${saved.savedId}`,
            href: `${paths.bookings}?${new URLSearchParams({ text: nameOf(saved) }).toString()}`,
            lead: initialsOf(saved.traveller.firstName, saved.traveller.lastName),
            title: (
              <bdi>
                <Marked text={nameOf(saved)} at={at} />
              </bdi>
            ),
            detail: words('shell-find-traveller-detail'),
          }));
      }
    };
    const labels: Readonly<Record<FoundKind, string>> = {
      places: words('shell-find-places'),
      bookings: words(text === '' ? 'shell-find-latest' : 'shell-find-bookings'),
      travellers: words('shell-find-travellers'),
    };
    return state.order
      .map((key) => ({ key, label: labels[key], entries: entriesOf(key) }))
      .filter(({ entries }) => entries.length > 0);
  }, [state, places, words, dates, products]);
}

/** The quote or the request whose number was typed. */
function numberedEntries(products: PortalProducts, text: string, words: Words): readonly FindEntry[] {
  const request = requestNumberIn(text);
  const quote = products.all.map(({ sentQuoteNamed }) => sentQuoteNamed?.(text)).find((each) => each !== undefined);
  const entry = (kind: 'request' | 'quote', number: string | undefined, href: string): readonly FindEntry[] =>
    number === undefined
      ? []
      : [
          {
            key: `${kind}-${number}`,
            href: `${href}?${kind}=${number}`,
            lead: <Icon of={kind === 'request' ? Inbox : Send} size={18} />,
            title: words(`shell-find-${kind}`, { number }),
          },
        ];
  return [...entry('request', request, paths.requests), ...entry('quote', quote, paths.bookings)];
}

function bookingEntry(products: PortalProducts, booking: BookingSummary, text: string, day: string): FindEntry {
  const { transactionId, reference, leadTraveller } = booking;
  return {
    key: `booking-${transactionId}`,
    href: products.paper('voucher', transactionId),
    lead: <Icon of={Ticket} size={18} />,
    title: (
      <span className={styles.line}>
        <Code strong>
          <Matched text={reference ?? transactionId} typed={text} />
        </Code>
        <bdi>
          <Matched text={leadTraveller} typed={text} />
        </bdi>
      </span>
    ),
    detail: (
      <span className={styles.line}>
        <BookingTitle of={booking} />
        <span>{day}</span>
        {reference === undefined ? null : (
          <Code>
            <Matched text={transactionId} typed={text} />
          </Code>
        )}
      </span>
    ),
    end: <BookingStanding booking={booking} />,
  };
}

function initialsOf(first: string, last: string): string {
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase();
}

/** The letters at these places marked. */
function Marked({ text, at }: { readonly text: string; readonly at: readonly number[] }) {
  const pieces: { readonly hit: boolean; text: string }[] = [];
  for (const [index, letter] of [...text].entries()) {
    const hit = at.includes(index);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ hit, text: letter });
  }
  return pieces.map((piece, index) =>
    piece.hit ? (
      <mark key={index} className={styles.hit}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

export interface FindOptionsProps {
  readonly id: string;
  readonly groups: readonly FindGroup[];
  /** Counted over all groups. */
  readonly active: number;
  readonly typed: string;
  readonly onActive: (key: string) => void;
  readonly onChoose: (href: string) => void;
}

export function FindOptions({ id, groups, active, typed, onActive, onChoose }: FindOptionsProps) {
  const words = useWords();
  useEffect(() => {
    const option = document.getElementById(findOptionId(id, active));
    // With the first, its group's name comes into view too.
    (active === 0 ? option?.closest('[role="listbox"]')?.firstElementChild : option)?.scrollIntoView({
      block: 'nearest',
    });
  }, [id, active, typed]);
  const before = groups.map((_, at) => groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0));
  return (
    <div id={id} role="listbox" aria-label={words('shell-find-results')} tabIndex={-1} className={styles.list}>
      {groups.map((group, at) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <span id={`${id}-${group.key}`} className={styles.group}>
            {group.label}
          </span>
          {group.entries.map((entry, index) => {
            const place = (before[at] ?? 0) + index;
            return (
              <div
                key={entry.key}
                id={findOptionId(id, place)}
                role="option"
                aria-selected={place === active}
                className={classNames(styles.option, place === active && styles.active)}
                onPointerMove={() => {
                  if (place !== active) onActive(entry.key);
                }}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry.href)}
              >
                <span className={styles.lead} aria-hidden="true">
                  {entry.lead}
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>{entry.title}</span>
                  {entry.detail === undefined ? null : <span className={styles.detail}> {entry.detail}</span>}
                </span>
                {entry.end}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
