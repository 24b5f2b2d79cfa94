/** The flights of a group's offer and what everybody may bring: entered by the desk, and as they are offered. */
import { Fragment } from 'react';
import { offeredFields } from '#domain/flight/request/offered.ts';
import { isFlightRequest } from '#domain/flight/request/request.ts';
import { dateOfLocal, clockOfLocal } from '#domain/time/place-time.ts';
import type { ActsProps, RequestProps } from '#ui/booking/request/request-view.ts';
import { Fact } from '#ui/booking/request/request-facts.tsx';
import styles from './flight-request.module.css';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';

const kilograms = [
  { field: offeredFields.checkIn, path: 'baggage.checkInKg', label: 'requests-offered-check-in' },
  { field: offeredFields.cabin, path: 'baggage.cabinKg', label: 'requests-offered-cabin' },
] as const;

const idOf = (field: string) => `answer-offered-${field}`;

/** Whatever is wrong with a direction's flights is wrong with its lines. */
export function offeredFieldId(path: string): string {
  const direction = /^directions(?:\[(\d+)\])?/.exec(path);
  if (direction !== null) return idOf(offeredFields.direction(Number(direction[1] ?? 0)));
  return idOf(kilograms.find((each) => each.path === path)?.field ?? offeredFields.direction(0));
}

export function GroupOffering({ state: { draft, violations }, queue, request }: ActsProps) {
  const words = useWords();
  const group = isFlightRequest(request) ? request.group : undefined;
  if (group === undefined) return null;
  const prefix = 'answer.offered.';
  const said = (field: string): string | undefined => {
    const found = violations.find(
      ({ path }) => path.startsWith(prefix) && offeredFieldId(path.slice(prefix.length)) === idOf(field),
    );
    return found && violationText(words, found);
  };
  const type = (field: string) => (text: string) => queue.type({ offered: { ...draft.offered, [field]: text } });
  return (
    <>
      {group.sectors.map(({ origin, destination }, at) => {
        const field = offeredFields.direction(at);
        return (
          <TextArea
            key={field}
            code
            id={idOf(field)}
            label={words('requests-offered-flights', { direction: `${origin}–${destination}` })}
            help={words('requests-agreed-flights-help')}
            rows={2}
            value={draft.offered[field] ?? ''}
            error={said(field)}
            onChange={type(field)}
          />
        );
      })}
      <FormRow columns={[1, 1]} narrowColumns={[1, 1]}>
        {kilograms.map(({ field, label }) => (
          <TextField
            key={field}
            id={idOf(field)}
            label={words(label)}
            leftToRight
            inputMode="numeric"
            autoComplete="off"
            optional
            value={draft.offered[field] ?? ''}
            error={said(field)}
            onChange={type(field)}
          />
        ))}
      </FormRow>
    </>
  );
}

export function GroupOffered({ request }: RequestProps) {
  const words = useWords();
  const dates = useDates();
  const offered = isFlightRequest(request) ? request.answer?.offered : undefined;
  if (offered === undefined) return null;
  const { directions, baggage } = offered;
  return (
    <>
      <Fact name={words('requests-flights')}>
        {directions.map(({ flights }, at) => (
          <Fragment key={at}>
            {flights.map(({ carrier, flightNumber, bookingClass, origin, destination, departure, arrival }) => (
              <span key={`${flightNumber}${departure}`} className={styles.sector}>
                <Listed>
                  <Code strong>{`${carrier} ${flightNumber}`}</Code>
                  {bookingClass === undefined ? null : <Code>{bookingClass}</Code>}
                  <Code>{`${origin}–${destination}`}</Code>
                  {dates.numeric(dateOfLocal(departure))}
                  <Code>{`${clockOfLocal(departure)}–${clockOfLocal(arrival)}`}</Code>
                </Listed>
              </span>
            ))}
          </Fragment>
        ))}
      </Fact>
      <Fact name={words('requests-offered-baggage')}>
        {words('requests-offered-kilograms', { checkIn: baggage.checkInKg, cabin: baggage.cabinKg })}
      </Fact>
    </>
  );
}
