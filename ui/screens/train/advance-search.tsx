/** Searching further: where a train has no berth, other tickets that are surer, each with why it is shown and a way to book it. */
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { AdvanceFound } from '#application/desk/train/train.ts';
import { ticketPath } from '#application/portal/train/advance-search.ts';
import { resultsPath, searchFromQuery } from '#application/portal/train/search-link.ts';
import { compare, subtract } from '#domain/money/money.ts';
import { availabilityText } from '#domain/train/berths/status.ts';
import { type OfferedTicket, type SurerAlternative, isSurer } from '#domain/train/search/alternatives.ts';
import { outlookOf } from '#domain/train/search/refine.ts';
import { clockOfLocal, dateOfLocal, dayOffset } from '#domain/time/place-time.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { LaterDay } from '#ui/design/date/later-day.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { TrainSearchForm } from './search-form.tsx';
import { useTrainText } from './train-text.ts';
import badges from './chosen.module.css';
import styles from './advance-search.module.css';

export function Screen() {
  const words = useWords();
  const [query] = useSearchParams();
  const search = usePart(trainParts.search);
  const further = usePart(trainParts.advance);
  const { asked, found } = useStateOf(further.state$);
  const address = query.toString();
  useEffect(() => {
    const draft = searchFromQuery(new URLSearchParams(address));
    search.begin(draft);
    void further.find(draft);
  }, [search, further, address]);
  return (
    <div className={styles.page}>
      <PageHead title={words('title-train-advance')} />
      <Card>
        <TrainSearchForm further />
        <p className={styles.note}>{words('train-further-note')}</p>
      </Card>
      {found === undefined ? null : found.kind === 'loading' ? (
        <SkeletonRows rows={4} height="88px" />
      ) : found.kind === 'failed' ? (
        <Card>
          <ErrorPanel
            message={failureText(words, found.failure)}
            action={{ label: words('train-search-again'), onPress: () => void further.again() }}
          />
        </Card>
      ) : (
        <Found found={found.value} to={resultsPath(asked)} />
      )}
    </div>
  );
}

function Found({ found: { asked, alternatives }, to }: { readonly found: AdvanceFound; readonly to: string }) {
  const words = useWords();
  // The kind of the surest one first.
  const kinds = [...new Set(alternatives.map(({ kind }) => kind))];
  return (
    <>
      <Card
        title={words('train-further-asked')}
        aside={
          <LinkButton size={32} to={to}>
            {words('train-further-all')}
          </LinkButton>
        }
      >
        {asked === undefined ? (
          <p className={styles.note}>{words('train-further-none-direct')}</p>
        ) : (
          <Ticket ticket={asked} label={words('train-further-book')} />
        )}
      </Card>
      {alternatives.length === 0 ? (
        <Card>
          <EmptyState title={words(isSure(asked) ? 'train-further-sure' : 'train-further-nothing')}>
            {words(isSure(asked) ? 'train-further-sure-help' : 'train-further-nothing-help')}
          </EmptyState>
        </Card>
      ) : (
        <section aria-labelledby="surer-tickets" className={styles.found}>
          <h2 id="surer-tickets">{words('train-further-count', { count: alternatives.length })}</h2>
          <p className={styles.note}>{words('train-estimate')}</p>
          {kinds.map((kind) => (
            <Card key={kind} level={3} title={words(`train-further-${kind}`)}>
              <ul className={styles.list}>
                {alternatives
                  .filter((each) => each.kind === kind)
                  .map((each, at) => (
                    <li key={at}>
                      <Alternative alternative={each} asked={asked} />
                    </li>
                  ))}
              </ul>
            </Card>
          ))}
        </section>
      )}
    </>
  );
}

/** Nothing is surer than a berth. */
const isSure = (asked: OfferedTicket | undefined) => asked !== undefined && outlookOf(asked) === 'confirmed';

interface AlternativeProps {
  readonly alternative: SurerAlternative;
  readonly asked: OfferedTicket | undefined;
}

function Alternative({ alternative, asked }: AlternativeProps) {
  const words = useWords();
  const { tickets, total, why } = alternative;
  const differs = useDifference(alternative);
  const difference = asked === undefined ? null : <Difference total={total} asked={asked} />;
  const isOne = tickets.length === 1;
  return (
    <div className={styles.alternative}>
      <p className={styles.why}>
        <strong>{words(`train-surer-${why.outlook === why.insteadOf ? 'chance' : why.outlook}`)}</strong> {differs}
      </p>
      {tickets.map((ticket, at) => (
        <Ticket
          key={at}
          ticket={ticket}
          label={isOne ? words('train-further-book') : words('train-further-book-part', { number: at + 1 })}
          difference={isOne ? difference : null}
        />
      ))}
      {isOne ? null : (
        <>
          <p className={styles.both}>
            {words('train-further-both')}{' '}
            <strong>
              <Amount of={total} />
            </strong>{' '}
            <small>{difference}</small>
          </p>
          <p className={styles.note}>{words('train-further-each')}</p>
        </>
      )}
    </div>
  );
}

function Difference({
  total,
  asked: { fare },
}: {
  readonly total: OfferedTicket['fare'];
  readonly asked: OfferedTicket;
}) {
  const words = useWords();
  const order = compare(total, fare);
  if (order === 0) return words('train-further-same');
  return (
    <>
      <Amount of={order > 0 ? subtract(total, fare) : subtract(fare, total)} />{' '}
      {words(order > 0 ? 'train-further-more' : 'train-further-less')}
    </>
  );
}

/** By what it differs from what was asked for. */
function useDifference({ kind, tickets: [ticket], by = 0, station }: SurerAlternative): string {
  const words = useWords();
  const dates = useDates();
  const text = useTrainText();
  const name = station === undefined ? '' : `${station.name} ${station.code}`;
  switch (kind) {
    case 'earlier-boarding':
      return words('train-why-earlier', { station: name, km: by, at: ticket.boarding?.name ?? '' });
    case 'later-leaving':
      return words('train-why-later', { station: name, km: by, at: ticket.leaving?.name ?? '' });
    case 'other-train':
      return words('train-why-train', { time: clockOfLocal(ticket.from.at.local) });
    case 'other-class':
      return text.className(ticket.travelClass);
    case 'other-quota':
      return words(`train-why-quota-${ticket.quota}`);
    case 'nearby':
      return words(ticket.from.station === station?.code ? 'train-why-from' : 'train-why-to', {
        station: name,
        km: by,
      });
    case 'other-day':
      return words(by > 0 ? 'train-why-after' : 'train-why-before', {
        days: Math.abs(by),
        day: dates.short(dateOfLocal(ticket.from.at.local)),
      });
    case 'split':
      return words('train-why-split', { station: name });
    case 'change':
      return words('train-why-change', { station: name, time: text.duration(by) });
  }
}

interface TicketProps {
  readonly ticket: OfferedTicket;
  readonly label: string;
  /** From what was asked for. */
  readonly difference?: ReactNode;
}

/** A ticket: train and times, how it could be booked, what it costs, and the way to book it. */
function Ticket({ ticket, label, difference = null }: TicketProps) {
  const dates = useDates();
  const text = useTrainText();
  const may = useMay();
  const { train, name, from, to, travelClass, quota, availability, fare } = ticket;
  const outlook = outlookOf(ticket);
  return (
    <div className={styles.ticket}>
      <span className={styles.who}>
        <strong>
          <Code>{train}</Code> <bdi>{name}</bdi>
        </strong>
        <small>
          <Listed>
            {text.className(travelClass)}
            {text.quota(quota)}
          </Listed>
        </small>
      </span>
      <span className={styles.when}>
        <span>
          <Code strong>{clockOfLocal(from.at.local)}</Code> <Code>{from.station}</Code>
          <span aria-hidden="true" className={styles.arrow}>
            →
          </span>
          <Code strong>{clockOfLocal(to.at.local)}</Code>
          <LaterDay days={dayOffset(from.at.local, to.at.local)} /> <Code>{to.station}</Code>
        </span>
        <small>{dates.short(dateOfLocal(from.at.local))}</small>
      </span>
      <span className={styles.state}>
        <span className={classNames(badges.badge, badges[outlook])}>
          <Code strong>{availabilityText(availability)}</Code>
        </span>
        <small>{text.chance(ticket)}</small>
      </span>
      <span className={styles.fare}>
        <Amount of={fare} />
        {difference === null ? null : <small>{difference}</small>}
      </span>
      {may('book') && isSurer([ticket], []) ? (
        <LinkButton size={32} iconEnd={ArrowRight} iconMirrored to={ticketPath(ticket)}>
          {label}
        </LinkButton>
      ) : null}
    </div>
  );
}
