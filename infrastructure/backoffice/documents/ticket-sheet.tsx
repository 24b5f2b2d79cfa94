/** The e-ticket's page. */
import { View } from '@react-pdf/renderer';
import type { TicketDocument } from '#domain/booking/documents.ts';
import type { FeeStep } from '#domain/flight/fare-rules.ts';
import type { Money } from '#domain/money/money.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { Instant } from '#domain/time/instant.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { QrCode } from './barcode.tsx';
import { FlightCard, TravellerTable } from './flight-parts.tsx';
import { SheetPage } from './page.tsx';
import { Fact, farEdge, Heading, ink, Plain, Row, styles, TableRow, Words } from './sheet-parts.tsx';
import type { Speech } from './speech.ts';

export function TicketSheet({
  ticket,
  speech,
  issuedAt,
}: {
  readonly ticket: TicketDocument;
  readonly speech: Speech;
  readonly issuedAt: Instant;
}) {
  const { say } = speech;
  const { transactionId, pnr, bookedOn, status, flights, travellers, issuer, brand, code } = ticket;
  return (
    <SheetPage
      speech={speech}
      title={`${say('document-title-ticket')} ${pnr}`}
      brand={brand}
      issuer={issuer}
      contact={issuer}
      issuedAt={issuedAt}
    >
      <Row speech={speech} style={[{ alignItems: 'center', gap: 16, paddingVertical: 8 }, styles.ruleStrong]}>
        <View style={{ gap: 4, alignItems: speech.rightToLeft ? 'flex-end' : 'flex-start' }}>
          <Words speech={speech} style={styles.title}>
            {say('document-title-ticket')}
          </Words>
          <View
            style={{ borderWidth: 0.8, borderColor: ink, borderRadius: 4, paddingVertical: 2, paddingHorizontal: 6 }}
          >
            <Words speech={speech} style={styles.strong}>
              {say('document-status', { status })}
            </Words>
          </View>
        </View>
        <Fact speech={speech} label="document-booking-id">
          {transactionId}
        </Fact>
        <View style={{ gap: 2 }}>
          <Words speech={speech} style={styles.label}>
            {say('document-booked-on')}
          </Words>
          <Row speech={speech} style={{ gap: 4 }}>
            <Words speech={speech} style={styles.value}>
              {speech.date(dateOfLocal(bookedOn.local))}
            </Words>
            <Plain speech={speech} style={styles.value}>
              {clockOfLocal(bookedOn.local)}
            </Plain>
          </Row>
        </View>
        <View style={{ gap: 2, flexShrink: 1 }}>
          <Words speech={speech} style={styles.label}>
            {say('document-party')}
          </Words>
          <Words speech={speech} style={styles.value}>
            {partyText(ticket, speech)}
          </Words>
        </View>
        <View style={{ flexGrow: 1 }} />
        {code === '' ? null : <QrCode text={code} side={60} />}
      </Row>
      <Heading speech={speech}>{say('document-flights')}</Heading>
      {flights.map((flight, index) => (
        <FlightCard key={`${index} ${flight.flightNumber}`} speech={speech} flight={flight} pnr={pnr} />
      ))}
      <TravellerTable speech={speech} travellers={travellers} />
      <Row speech={speech} style={{ alignItems: 'flex-start', gap: 24 }}>
        {ticket.fare.lines.length === 0 ? null : <FarePaid speech={speech} fare={ticket.fare} />}
        {ticket.rules.length === 0 ? null : <FeeTable speech={speech} rules={ticket.rules} />}
      </Row>
      <Advice speech={speech} cabinKg={leastOf(flights.map(({ baggage }) => baggage?.cabinKg))} />
    </SheetPage>
  );
}

const fareColumns = [{ share: 2.4 }, { share: 1, end: true }] as const;

function FarePaid({ speech, fare }: { readonly speech: Speech; readonly fare: TicketDocument['fare'] }) {
  const { say } = speech;
  const money = speech.moneyAmong([...fare.lines.map(({ amount }) => amount), fare.total]);
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Heading speech={speech}>{say('document-fare-paid')}</Heading>
      {fare.lines.map(({ label, amount }) => (
        <TableRow
          key={label}
          speech={speech}
          columns={fareColumns}
          cells={[
            <Words key="label" speech={speech}>
              {say(`document-line-${label}`)}
            </Words>,
            <Plain key="amount" speech={speech} end>
              {money(amount)}
            </Plain>,
          ]}
        />
      ))}
      <TableRow
        speech={speech}
        last
        columns={fareColumns}
        cells={[
          <Words key="label" speech={speech} style={styles.total}>
            {say('document-total')}
          </Words>,
          <Plain key="amount" speech={speech} end style={styles.total}>
            {money(fare.total)}
          </Plain>,
        ]}
      />
    </View>
  );
}

const feeColumns = [{ share: 0.7 }, { share: 2 }, { share: 1.1, end: true }, { share: 1.1, end: true }] as const;

function FeeTable({ speech, rules }: { readonly speech: Speech; readonly rules: TicketDocument['rules'] }) {
  const { say } = speech;
  const steps = distinctSteps(rules);
  const money = speech.moneyAmong(
    steps.flatMap(({ step }) => [step.change, step.cancel]).filter((fee) => fee !== null),
  );
  const fee = (amount: Money | null) =>
    amount === null ? (
      <Words speech={speech} style={farEdge(speech)}>
        {say('document-not-allowed')}
      </Words>
    ) : amount.minor === 0 ? (
      <Words speech={speech} style={farEdge(speech)}>
        {say('document-free')}
      </Words>
    ) : (
      <Plain speech={speech} end>
        {money(amount)}
      </Plain>
    );
  return (
    <View style={{ flexGrow: 1.15, flexBasis: 0 }}>
      <Heading speech={speech}>{say('document-rules', { per: basisOf(rules) })}</Heading>
      <TableRow
        speech={speech}
        head
        columns={feeColumns}
        cells={['', say('document-before-departure'), say('document-change'), say('document-cancel')]}
      />
      {steps.map(({ who, step }) => (
        <TableRow
          key={`${who} ${step.hoursTo}`}
          speech={speech}
          columns={feeColumns}
          cells={[
            <Plain key="who" speech={speech}>
              {who}
            </Plain>,
            <Words key="when" speech={speech}>
              {whenText(step, speech)}
            </Words>,
            <View key="change">{fee(step.change)}</View>,
            <View key="cancel">{fee(step.cancel)}</View>,
          ]}
        />
      ))}
      <Words speech={speech} style={[styles.quiet, { marginTop: 4 }]}>
        {say('document-rules-note')}
      </Words>
    </View>
  );
}

/** Sectors of the same airline and family mostly have the same fees: they are said once, under the airline. */
function distinctSteps(rules: TicketDocument['rules']): readonly { readonly who: string; readonly step: FeeStep }[] {
  const groups = new Map<
    string,
    { readonly carrier: string; readonly sectors: string[]; readonly steps: readonly FeeStep[] }
  >();
  for (const { carrier, origin, destination, steps } of rules) {
    const key = `${carrier} ${JSON.stringify(steps)}`;
    const sectors = groups.get(key)?.sectors ?? [];
    sectors.push(`${origin}-${destination}`);
    groups.set(key, { carrier, sectors, steps });
  }
  const all = [...groups.values()];
  return all.flatMap(({ carrier, sectors, steps }) => {
    const alone = all.filter((other) => other.carrier === carrier).length === 1;
    const who = alone ? carrier : `${carrier} ${sectors.join(' ')}`;
    return steps.map((step) => ({ who, step }));
  });
}

/** What all the fees are asked once for, if it is the same. */
function basisOf(rules: TicketDocument['rules']): string {
  const bases = new Set(rules.flatMap(({ per }) => [per.cancel, per.change]));
  const [basis = 'mixed'] = bases;
  return bases.size === 1 ? basis : 'mixed';
}

function whenText({ hoursFrom, hoursTo }: FeeStep, { say }: Speech): string {
  if (hoursFrom === null)
    return hoursTo === 0 ? say('document-hours-any') : say('document-hours-over', { from: hoursTo });
  return say('document-hours-between', { from: hoursFrom, to: hoursTo });
}

const advice = ['id', 'check-in', 'gate', 'hand-bag', 'batteries'] as const;

/** Undefined where one is not known. */
function leastOf(kilograms: readonly (number | undefined)[]): number | undefined {
  const known = kilograms.flatMap((each) => each ?? []);
  return known.length === kilograms.length ? Math.min(...known) : undefined;
}

function Advice({ speech, cabinKg }: { readonly speech: Speech; readonly cabinKg: number | undefined }) {
  const given = cabinKg === undefined ? advice.filter((each) => each !== 'hand-bag') : advice;
  return (
    <View wrap={false}>
      <Heading speech={speech}>{speech.say('document-before-travel')}</Heading>
      <Row speech={speech} style={{ alignItems: 'flex-start', gap: 24 }}>
        {[given.slice(0, 3), given.slice(3)].map((column) => (
          <View key={column.join(' ')} style={{ flexGrow: 1, flexBasis: 0 }}>
            {column.map((each) => (
              <Row key={each} speech={speech} style={{ alignItems: 'flex-start', gap: 5, marginBottom: 2 }}>
                <Plain speech={speech} style={styles.quiet}>
                  •
                </Plain>
                <Words speech={speech} style={[styles.quiet, { flexShrink: 1, flexGrow: 1, flexBasis: 0 }]}>
                  {speech.say(`document-advice-${each}`, cabinKg === undefined ? {} : { kg: cabinKg })}
                </Words>
              </Row>
            ))}
          </View>
        ))}
      </Row>
    </View>
  );
}

function partyText({ travellers }: TicketDocument, { say, comma }: Speech): string {
  const count = (type: TravellerType) => travellers.filter((each) => each.type === type).length;
  const parts = [
    { id: 'document-adults', number: count('adult') },
    { id: 'document-children', number: count('child') },
    { id: 'document-infants', number: count('infant') },
  ];
  return parts
    .filter(({ number }) => number > 0)
    .map(({ id, number }) => say(id, { count: number }))
    .join(comma);
}
