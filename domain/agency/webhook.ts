/** Webhooks: what an agency's own programs are notified of, where, for how long it is tried, and what is signed. */
import type { Product } from '../booking/booking.ts';
import type { BookingStatus } from '../booking/life.ts';
import type { RequestState } from '../booking/request/request.ts';
import type { Money } from '../money/money.ts';
import type { Paged } from '../rules/paged.ts';
import { type Violation, violation } from '../rules/violation.ts';
import { type Instant, toMilliseconds } from '../time/instant.ts';
import { triesWithin } from '../time/pauses.ts';

/**
 * schedule-changed, schedule-restored: the supplier moved what was sold, or took that back. hold-ending: a hold is about to
 * expire. booking-settled: a booking whose outcome was not known has one. refund-credited: the customer gets money back.
 * request-answered: a person answered a request.
 */
export const eventKinds = [
  'schedule-changed',
  'schedule-restored',
  'hold-ending',
  'hold-expired',
  'booking-settled',
  'refund-credited',
  'request-answered',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** What happened to an agency's records, as everybody at the agency may read it: no net fares. */
export interface AgencyEvent {
  /** The same at every delivery. */
  readonly eventId: string;
  readonly kind: EventKind;
  readonly at: Instant;
  readonly agentId: string;
  readonly data: EventData;
}

export interface EventData {
  /** As it is when the event is raised. */
  readonly booking?: EventBooking;
  readonly request?: { readonly number: string; readonly kind: string; readonly state: RequestState };
  /** To the customer. */
  readonly refund?: Money;
  /** Of a change of schedule. */
  readonly changeId?: string;
}

export interface EventBooking {
  readonly transactionId: string;
  readonly product: Product;
  readonly status: BookingStatus;
  readonly reference?: string;
  /** Where it is held. */
  readonly heldUntil?: Instant;
}

export interface NewEndpoint {
  readonly url: string;
  readonly kinds: readonly EventKind[];
}

export interface WebhookEndpoint extends NewEndpoint {
  readonly endpointId: string;
  readonly addedAt: Instant;
}

/** waiting: it is tried, or will be again. failed: given up; it can be sent again by hand. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why no answer came. private-address: the name leads into a network that is not the public one. */
export const sendTroubles = ['timeout', 'unreachable', 'private-address'] as const;
export type SendTrouble = (typeof sendTroubles)[number];

/** One event on its way to one endpoint. */
export interface WebhookDelivery {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly kind: EventKind;
  readonly endpointId: string;
  readonly url: string;
  readonly agentId: string;
  readonly companyName: string;
  readonly state: DeliveryState;
  readonly raisedAt: Instant;
  readonly tries: number;
  /** The last try: when, and the HTTP status that was answered or why there was none. */
  readonly triedAt?: Instant;
  readonly status?: number;
  readonly trouble?: SendTrouble;
}

export interface DeliveriesPage extends Paged {
  /** Newest first. */
  readonly deliveries: readonly WebhookDelivery[];
}

/** Of an agency. */
export const mostEndpoints = 10;

/** A delivery is tried for a day. */
export const mostTries = triesWithin(24 * 3600);

/** Any status from 200 to 299 says that it has arrived; a redirection does not. */
export function hasArrived(status: number): boolean {
  return status >= 200 && status <= 299;
}

/**
 * What a signature is of: the seconds since 1970 at which it is sent, and the body as it is sent.
 *
 * @example signedContent(instant('2026-11-20T06:30:00Z'), '{}') // => { t: 1795156200, text: '1795156200.{}' }
 */
export function signedContent(at: Instant, body: string): { readonly t: number; readonly text: string } {
  const t = Math.floor(toMilliseconds(at) / 1000);
  return { t, text: `${t}.${body}` };
}

/**
 * Whether an endpoint can be added: an address over HTTPS without user and fragment, and at least one kind, none twice. With
 * `loopback` this machine itself may be named, also over plain HTTP.
 */
export function checkEndpoint({ url, kinds }: NewEndpoint, loopback: boolean): readonly Violation[] {
  return [
    ...(isEndpoint(url, loopback) ? [] : [violation('endpoint-form', 'url')]),
    ...(kinds.length === 0 ? [violation('required', 'kinds')] : []),
    ...(new Set(kinds).size < kinds.length ? [violation('sent-twice', 'kinds')] : []),
  ];
}

/** Scheme, machine, port, and what follows them; neither user nor fragment. */
const endpointForm = /^(https?):\/\/([a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[a-f\d:.]+\])(?::(\d{1,5}))?(?:[/?][^\s#]*)?$/i;
const lastPort = 65_535;

function isEndpoint(text: string, loopback: boolean): boolean {
  const [, scheme = '', machine = '', port = '0'] = endpointForm.exec(text) ?? [];
  if (!isMachine(machine) || Number(port) > lastPort) return false;
  if (scheme.toLowerCase() === 'https') return true;
  return loopback && loopbackNames.has(machine.toLowerCase());
}

/** A name, or an address of figures that there is: 'hooks.example.com', '203.0.113.7', '[2001:db8::7]'. */
function isMachine(machine: string): boolean {
  if (machine.startsWith('[')) return isLongAddress(machine.slice(1, -1));
  return /(?:^|\.)\d+$/.test(machine) ? isShortAddress(machine) : machine !== '';
}

function isShortAddress(text: string): boolean {
  return /^(?:\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);
}

/** Eight groups; '::' stands once for one or more of nothing, and the last two may be written as a short address. */
function isLongAddress(text: string): boolean {
  const [, before = text, short] = /^(.*:)(\d[\d.]*\.\d+)$/.exec(text) ?? [];
  if (short !== undefined && !isShortAddress(short)) return false;
  const whole = short === undefined ? text : `${before}0:0`;
  const parts = whole.split('::');
  const groups = parts.flatMap((part) => (part === '' ? [] : part.split(':')));
  if (!groups.every((group) => /^[a-f\d]{1,4}$/i.test(group))) return false;
  return parts.length === 1 ? groups.length === 8 : parts.length === 2 && groups.length < 8;
}

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
