/** Flights and travellers, as the ticket draws them large and invoices in a line. */
import { Text, View } from '@react-pdf/renderer';
import type { DocumentFlight, DocumentPlace, DocumentTraveller } from '#domain/booking/documents.ts';
import { routeText } from '#domain/flight/route.ts';
import { clockOfLocal, dateOfLocal, dayOffset, type LocalDateTime } from '#domain/time/place-time.ts';
import { hair, Heading, ink, Plain, Row, second, styles, TableRow, Words } from './sheet-parts.tsx';
import { drawable, type Speech } from './speech.ts';

/** A bordered card a flight: who flies, when and where from and to, cabin and bags. */
export function FlightCard({
  speech,
  flight,
  pnr,
}: {
  readonly speech: Speech;
  readonly flight: DocumentFlight;
  readonly pnr: string;
}) {
  const { say } = speech;
  const later = dayOffset(flight.departure, flight.arrival);
  const facts = [
    ...(flight.cabin === undefined
      ? []
      : [[say(`document-cabin-${flight.cabin}`), drawable(flight.family)].join(speech.comma)]),
    flight.fareBasis === ''
      ? say('document-class', { class: flight.bookingClass })
      : say('document-fare-basis', { class: flight.bookingClass, basis: flight.fareBasis }),
    ...(flight.baggage === undefined ? [say('document-ask-airline')] : bagsOf(speech, flight.baggage)),
  ];
  return (
    <View wrap={false} style={{ borderWidth: 0.8, borderColor: hair, borderRadius: 5, marginBottom: 6 }}>
      <Row
        speech={speech}
        style={[{ alignItems: 'center', gap: 8, paddingVertical: 6, paddingHorizontal: 10 }, styles.rule]}
      >
        <View
          style={{
            borderWidth: 0.8,
            borderColor: ink,
            borderRadius: 3,
            paddingVertical: 2,
            paddingHorizontal: 4,
          }}
        >
          <Text style={{ fontSize: 8, fontWeight: 700 }}>{flight.carrier}</Text>
        </View>
        <Plain speech={speech} style={{ fontSize: 10.5, fontWeight: 700 }}>
          {`${flight.carrierName} ${flight.carrier} ${flight.flightNumber}`}
        </Plain>
        <Words speech={speech}>{speech.longDate(dateOfLocal(flight.departure))}</Words>
        <View style={{ flexGrow: 1 }} />
        <Words speech={speech}>{say('document-pnr')}</Words>
        <Plain speech={speech} style={{ fontSize: 12, fontWeight: 700 }}>
          {pnr}
        </Plain>
      </Row>
      <Row speech={speech} style={{ alignItems: 'stretch', paddingVertical: 7, paddingHorizontal: 10, gap: 10 }}>
        <End speech={speech} place={flight.origin} local={flight.departure} />
        <View style={{ width: 78, paddingTop: 4, alignItems: 'center' }}>
          <Words speech={speech} style={styles.quiet}>
            {say('document-duration', {
              hours: Math.floor(flight.durationMinutes / 60),
              minutes: flight.durationMinutes % 60,
            })}
          </Words>
          <View style={{ height: 1, backgroundColor: second, alignSelf: 'stretch', marginVertical: 4 }} />
          <Plain speech={speech} style={styles.quiet}>
            {flight.equipment}
          </Plain>
        </View>
        <End speech={speech} place={flight.destination} local={flight.arrival} later={later} />
        <View style={{ width: 0.8, backgroundColor: hair }} />
        <View style={{ width: 140, gap: 2 }}>
          {facts.map((fact) => (
            <Words key={fact} speech={speech}>
              {fact}
            </Words>
          ))}
          {flight.operatedBy === undefined ? null : (
            <Words speech={speech}>{say('document-operated-by', { airline: flight.operatedBy })}</Words>
          )}
        </View>
      </Row>
    </View>
  );
}

function bagsOf({ say }: Speech, { checkInKg, cabinKg }: NonNullable<DocumentFlight['baggage']>): readonly string[] {
  return [
    checkInKg > 0 ? say('document-check-in-bag', { kg: checkInKg }) : say('document-no-check-in-bag'),
    say('document-cabin-bag', { kg: cabinKg }),
  ];
}

function End({
  speech,
  place,
  local,
  later = 0,
}: {
  readonly speech: Speech;
  readonly place: DocumentPlace;
  readonly local: LocalDateTime;
  readonly later?: number;
}) {
  return (
    <View style={{ flexGrow: 1, flexBasis: 0, gap: 1 }}>
      <Plain speech={speech} style={{ fontSize: 17, fontWeight: 500 }}>
        {`${clockOfLocal(local)}${later === 0 ? '' : ` ${later > 0 ? '+' : '−'}${Math.abs(later)}`}`}
      </Plain>
      <Plain
        speech={speech}
        style={{ fontSize: 9.5, fontWeight: 500 }}
      >{`${drawable(place.city)} ${place.code}`}</Plain>
      <Plain speech={speech} style={styles.quiet}>
        {drawable(shortAirport(place.airport))}
      </Plain>
      {place.terminal === undefined ? null : (
        <Words speech={speech} style={styles.quiet}>
          {speech.say('document-terminal', { terminal: place.terminal })}
        </Words>
      )}
    </View>
  );
}

const travellerColumns = [{ share: 3 }, { share: 1.1 }, { share: 2.2 }, { share: 3.7 }] as const;

export function TravellerTable({
  speech,
  travellers,
}: {
  readonly speech: Speech;
  readonly travellers: readonly DocumentTraveller[];
}) {
  const { say } = speech;
  return (
    <View>
      <Heading speech={speech}>{say('document-travellers')}</Heading>
      <TableRow
        speech={speech}
        head
        columns={travellerColumns}
        cells={[say('document-name'), say('document-type'), say('document-ticket-number'), say('document-extras')]}
      />
      {travellers.map(({ name, type, tickets, extras, sectors = [] }, index) => (
        <TableRow
          key={`${index} ${name}`}
          speech={speech}
          columns={travellerColumns}
          cells={[
            <View key="name">
              <Plain speech={speech} style={styles.strong}>
                {drawable(name)}
              </Plain>
              <OwnSectors speech={speech} sectors={sectors} />
            </View>,
            <Words key="type" speech={speech}>
              {say(`document-type-${type}`)}
            </Words>,
            <View key="tickets">
              {tickets.map((number) => (
                <Plain key={number} speech={speech}>
                  {ticketText(number)}
                </Plain>
              ))}
            </View>,
            <View key="extras">
              {extras.length === 0 ? <Words speech={speech}>{say('document-none')}</Words> : null}
              {extras.map(({ kind, sector, name: what, status }) => (
                <Row key={`${kind} ${sector} ${what}`} speech={speech} style={{ gap: 4 }}>
                  <Words speech={speech} style={styles.quiet}>
                    {say(`document-extra-kind-${kind}`)}
                  </Words>
                  <Plain speech={speech} style={{ flexShrink: 1 }}>{`${drawable(what)}, ${sector}`}</Plain>
                  {status === 'confirmed' ? null : (
                    <Words speech={speech} style={styles.quiet}>
                      {say(`document-extra-status-${status}`)}
                    </Words>
                  )}
                </Row>
              ))}
            </View>,
          ]}
        />
      ))}
    </View>
  );
}

/** Of a traveller who does not take all flights of the paper: which. */
function OwnSectors({ speech, sectors }: { readonly speech: Speech; readonly sectors: readonly string[] }) {
  return sectors.length === 0 ? null : (
    <Plain speech={speech} style={styles.quiet}>
      {sectors.map(routeText).join(', ')}
    </Plain>
  );
}

/** Flights in a line each and travellers with their tickets: what an invoice is for. */
export function TravelInShort({
  speech,
  flights,
  travellers,
}: {
  readonly speech: Speech;
  readonly flights: readonly DocumentFlight[];
  readonly travellers: readonly DocumentTraveller[];
}) {
  return (
    <Row speech={speech} style={{ alignItems: 'flex-start', gap: 24 }}>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Heading speech={speech}>{speech.say('document-flights')}</Heading>
        {flights.map(({ carrier, flightNumber, origin, destination, departure }, index) => (
          <Row key={`${index} ${flightNumber}`} speech={speech} style={{ gap: 6, marginBottom: 2 }}>
            <Plain speech={speech} style={styles.strong}>{`${carrier} ${flightNumber}`}</Plain>
            <Plain speech={speech}>{`${origin.code}–${destination.code}`}</Plain>
            <Words speech={speech}>{speech.date(dateOfLocal(departure))}</Words>
            <Plain speech={speech}>{clockOfLocal(departure)}</Plain>
          </Row>
        ))}
      </View>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Heading speech={speech}>{speech.say('document-travellers')}</Heading>
        {travellers.map(({ name, tickets, sectors = [] }, index) => (
          <Row key={`${index} ${name}`} speech={speech} style={{ gap: 6, marginBottom: 2 }}>
            <Plain speech={speech} style={styles.strong}>
              {drawable(name)}
            </Plain>
            <Plain speech={speech}>{tickets.map(ticketText).join(', ')}</Plain>
            <OwnSectors speech={speech} sectors={sectors} />
          </Row>
        ))}
      </View>
    </Row>
  );
}

/** 'Indira Gandhi Intl': the word that all have is left out. */
function shortAirport(name: string): string {
  return name.replace(/\bInternational\b/, 'Intl').replace(/ Airport$/, '');
}

/** '098 2417330561': the airline's code apart. */
function ticketText(number: string): string {
  return `${number.slice(0, 3)}\u00a0${number.slice(3)}`;
}
