/** What was read of a pasted display: each of its lines, understood or not, and the booking that they make. */
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { segmentStanding, type PnrSegment } from '#domain/flight/pnr/reading.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { ticketText } from '#ui/booking/ticket-number.ts';
import { displayedName, type PreviewView } from './import-view.ts';
import styles from './import.module.css';

export function ImportLines({ preview }: PreviewView) {
  const words = useWords();
  const { lines } = preview.made.reading;
  const said = lines.filter(({ text, as }) => text.trim() !== '' && as !== 'noise');
  const strange = said.filter(({ understood }) => !understood).length;
  return (
    <Card
      title={words('imports-preview')}
      aside={
        <span role="status">
          {strange === 0 ? (
            <Badge kind="success">{words('imports-all-understood', { count: said.length })}</Badge>
          ) : (
            <Badge kind="warning" icon={CircleAlert}>
              {words('imports-not-understood-count', { count: strange, all: said.length })}
            </Badge>
          )}
        </span>
      }
      flush
    >
      {/* A reservation system writes from left to right, whatever the page around it does. */}
      <section className={styles.lines} dir="ltr" aria-label={words('imports-lines')}>
        <ol className={styles.list}>
          {lines.map(({ text, understood, as }, index) => {
            const noise = as === 'noise' || text.trim() === '';
            const kind = words(understood ? `imports-kind-${as ?? 'remark'}` : 'imports-not-understood');
            return (
              <li
                key={index}
                className={classNames(styles.line, noise ? styles.noise : understood ? styles.good : styles.strange)}
              >
                <span className={styles.mark}>
                  {text.trim() === '' ? null : (
                    <Icon of={noise ? CircleDashed : understood ? CircleCheck : CircleAlert} size={14} />
                  )}
                </span>
                <code className={styles.code}>{text === '' ? ' ' : text}</code>
                {noise ? null : (
                  <bdi className={styles.kind}>
                    {kind}
                    {understood ? <span className="unseen">, {words('imports-understood')}</span> : null}
                  </bdi>
                )}
              </li>
            );
          })}
        </ol>
      </section>
    </Card>
  );
}

export function ImportRead({ state, preview }: PreviewView) {
  const words = useWords();
  const { reading, booking } = preview.made;
  const confirmed = state.confirmation?.state === 'confirmed';
  const { dialect, locator, segments, travellers, tickets, timeLimit, total } = reading;
  const decimals = sharedDecimals([...tickets.flatMap((ticket) => ticket.total ?? []), ...(total ? [total] : [])]);
  return (
    <Card
      title={
        locator === undefined ? (
          words('imports-read')
        ) : (
          <>
            {words(confirmed ? 'imports-recorded-pnr' : 'imports-read-pnr')} <Code strong>{locator}</Code>
          </>
        )
      }
      fact={dialect === undefined ? undefined : words(`imports-gds-${dialect}`)}
      aside={confirmed ? undefined : <Tie preview={preview} />}
      flush
    >
      <div className={styles.read}>
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{words('imports-flights')}</h3>
          <ul className={styles.rows}>
            {segments.map((segment, index) => (
              <Flight key={index} segment={segment} />
            ))}
          </ul>
        </section>
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{words('imports-travellers')}</h3>
          <ul className={styles.rows}>
            {travellers.map((traveller, index) => (
              <li key={index} className={styles.row}>
                <span className={styles.grow}>
                  <Code strong>{displayedName(traveller)}</Code>
                </span>
                <span className={styles.quiet}>{words(`imports-type-of-${traveller.type}`)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{words('imports-tickets')}</h3>
          {tickets.length === 0 ? (
            <p className={styles.none}>{words(timeLimit === undefined ? 'imports-no-tickets' : 'imports-held')}</p>
          ) : null}
          <ul className={styles.rows}>
            {tickets.map(({ number, further, travellers: holders, total: cost }) => (
              <li key={number} className={styles.row}>
                <span className={styles.grow}>
                  <Code>{ticketText(number)}</Code>
                  {further.length === 0 ? null : (
                    <span className={styles.quiet}> {words('imports-further', { count: further.length })}</span>
                  )}
                  <span className={styles.holders}>
                    {holders.length === 0
                      ? words('imports-nobodys')
                      : holders.map((at) => {
                          const holder = travellers[at];
                          return holder === undefined ? null : (
                            <bdi key={at} className={styles.holder}>
                              {displayedName(holder)}
                            </bdi>
                          );
                        })}
                  </span>
                </span>
                {cost === undefined ? (
                  confirmed ? null : (
                    <span className={styles.quiet}>{words('imports-no-amount')}</span>
                  )
                ) : (
                  <Amount of={cost} decimals={decimals} />
                )}
              </li>
            ))}
            {total === undefined ? null : (
              <li className={classNames(styles.row, styles.sum)}>
                <span className={styles.grow}>{words('imports-place-total')}</span>
                <Amount of={total} decimals={decimals} strong />
              </li>
            )}
          </ul>
        </section>
      </div>
      {booking.international ? <p className={styles.none}>{words('imports-international')}</p> : null}
    </Card>
  );
}

/** Whether the tickets make up the total: only then is money posted. */
function Tie({ preview }: Pick<PreviewView, 'preview'>) {
  const words = useWords();
  const { language } = useLanguage();
  const { totals } = preview.made.booking;
  const shown = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, { locale: language });
  return (
    <span role="status">
      {totals.state === 'tied' ? (
        <Badge kind="success">{words('imports-tied', { total: shown(totals.total) })}</Badge>
      ) : totals.state === 'differ' ? (
        <Badge kind="danger">
          {words('imports-differ', { tickets: shown(totals.tickets), total: shown(totals.total) })}
        </Badge>
      ) : (
        <Badge kind="warning">{words('imports-untied')}</Badge>
      )}
    </span>
  );
}

function Flight({ segment }: { readonly segment: PnrSegment }) {
  const words = useWords();
  const dates = useDates();
  if (segment.kind === 'surface')
    return <li className={classNames(styles.row, styles.quiet)}>{words('imports-surface')}</li>;
  const { carrier, flightNumber, bookingClass, origin, destination, date, status, departure, arrival } = segment;
  const standing = segmentStanding(status);
  const lands = addDays(date, segment.arrivalDayOffset);
  return (
    <li className={styles.row}>
      <CarrierTile code={carrier} size={24} />
      <span className={styles.grow}>
        <span className={styles.flight}>
          <Code strong>
            {carrier} {flightNumber}
          </Code>
          <Code>
            {origin}–{destination}
          </Code>
          {bookingClass === '' ? null : (
            <span className={styles.quiet}>{words('imports-class', { rbd: bookingClass })}</span>
          )}
        </span>
        <span className={styles.quiet}>
          {dates.short(date)}{' '}
          {departure === undefined || arrival === undefined ? null : (
            <Code>
              {departure}–{arrival}
            </Code>
          )}
          {lands === date ? null : ` ${dates.short(lands)}`}
        </span>
      </span>
      {standing === 'confirmed' ? (
        <Badge kind="success">{words('imports-standing-confirmed')}</Badge>
      ) : (
        <Badge
          kind={standing === 'gone' || standing === undefined ? 'danger' : standing === 'flown' ? 'neutral' : 'warning'}
        >
          {standing === undefined ? <Code>{status}</Code> : words(`imports-standing-${standing}`)}
        </Badge>
      )}
    </li>
  );
}
