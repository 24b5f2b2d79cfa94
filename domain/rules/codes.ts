/**
 * Every violation code a rule of this domain can answer with. One list, so that a test can prove that
 * each has words in every language, and so that a misspelt code does not compile.
 *
 * Parameters, where a code has any, stand beside it.
 */
export const violationCodes = [
  // Any field
  'required',
  'not-a-choice',
  'not-supported', // the field is known and cannot be honoured with this value, or here
  'too-short', // least: characters
  'too-long', // most: characters
  'not-a-number',
  'request-id-form',
  'sent-twice',
  'not-unicode',
  'fields-count', // most: fields of one request
  'fields-depth', // most: brackets after a name
  'list-count', // most: entries of a list

  // Names, contact
  'name-letters',
  'mobile-digits', // digits: how many there must be, entered
  'mobile-start',
  'phone-digits',
  'email-form',
  'email-list-form', // item: the first bad address

  // Session
  'password-short', // least: characters
  'password-same',
  'password-common',
  'password-own-name',
  'password-mismatch',
  'password-wrong', // the current one; judged by the back office alone

  // Papers
  'pan-form',
  'gstin-form',
  'gstin-upper-case',
  'gstin-check-character', // advisory; expected: the character that the form asks for
  'pincode-form',
  'gstin-pan', // pan: the one inside the GST number

  // Registration
  'otp-form', // digits
  'otp-wrong', // left: tries
  'otp-over', // spent, too late, or tried too often
  'second-code-wrong',
  'otp-needed', // the address was not verified, or too long ago
  'email-registered',
  'registration-open', // one with this address waits for an answer

  // Profile
  'masters-count', // most
  'card-number',
  'card-expired',
  'card-code', // digits
  'card-refused', // by the card's bank
  'traveller-twice', // name: of the saved traveller who is the same person

  // Webhooks
  'endpoint-form',
  'endpoint-unknown', // no machine has that name
  'endpoint-private', // it leads into a network that is not the public one
  'endpoint-twice',
  'endpoints-count', // most
  'gst-profiles-count', // most
  // Staff
  'permission-needs', // permission, needs
  'permission-not-yours', // permission: the giver does not have it
  'limit-above-own', // most: the giver's own
  'staff-self',
  'staff-changed', // meanwhile, by somebody else
  'staff-suspended', // who is suspended comes in with no password
  'agency-changed', // meanwhile, by somebody else
  'configuration-changed', // meanwhile, by somebody else
  'colour-form',
  'address-form',
  'airline-codes',

  // Companies
  'count-between', // least, most
  'percent-between', // least, most
  'amount-or-share',
  'listed-twice',
  'company-changed', // meanwhile, by somebody else
  'companies-count', // most
  'policy-reason', // why it is booked is to be said
  'approval-nobody', // no rule names anybody who may approve
  'policy-blocked', // kind: of the rule that the trip breaks

  // Uploads
  'upload-size', // most: bytes, megabytes
  'upload-empty',
  'upload-type', // allowed: the types, comma-separated
  'upload-content',
  'upload-kilobytes', // most: kilobytes
  'upload-cut-off', // its end is missing
  'upload-locked', // it asks for a password
  'upload-gone', // nothing is there any more under its address
  'picture-size', // most: pixels of a side
  'picture-least', // width, height: pixels
  'picture-shape', // width, height: of the same unit
  'picture-not-fetched', // nothing is answered at its address, or something else
  'picture-unsafe', // a drawing with scripts or links
  'font-italic',
  'font-weight-twice', // weight

  // Dates
  'date-form',
  'time-form',
  'date-past',
  'date-future',
  'date-after', // other: the field it must come after
  'date-not-before', // other: the field it must not come before
  'date-too-far', // last: the last date that can be chosen
  'date-too-old', // first: the first date that can be chosen

  // Search
  'same-place',
  'no-airport',
  'pick-up-soon', // minutes
  'flight-number',
  'sectors-count', // least, most
  'results-count', // least, most

  // Rooms
  'rooms-most', // most
  'room-adults', // most: in one room, at least one
  'room-children', // most: in one room
  'child-age', // most: years
  'nights-most', // most
  'room-lead', // room: from 1; it has no adult in whose name it is
  'room-full', // room: from 1; more adults than were searched for
  'age-sold', // age, on: the first day of travel; least, most: the ages that the price is for
  'room-child', // age: no child of it was searched for in that room
  'rate-of-room', // not, or no longer, sold for that room

  // Cruises
  'cabin-guests', // most: in one cabin
  'cabin-of-party', // not, or no longer, sold for that cabin's guests
  'cabin-twice', // number

  // Travellers
  'title-for-adult',
  'title-for-child',
  'gender-not-booked',
  'age-not-born', // on: the day of travel
  'born-too-early', // year: the first in which somebody can have been born
  'age-band', // type: the type that the date of birth gives, age, on: the day of travel
  'passport-form',
  'passport-not-issued', // on: the day of travel by which it must be
  'passport-expired', // on: the day of travel it must still be valid on
  'passport-six-months', // advisory; until: the date to which it should be valid
  'country-form',
  'party-adult',
  'party-infants', // adults: how many travel
  'party-size', // most
  'lap-adult',
  'lap-taken',
  'party-quoted', // adults, children, infants: the party that was quoted

  // Choosing direction by direction
  'flight-required',
  'sectors-overlap', // least: minutes between arriving and departing
  'return-fare-alone',

  // Cancelling
  'cancel-nothing',
  'place-not-booked',
  'place-cancelled',
  'place-flown',
  'place-not-departed',
  'schedule-alternative', // not, or no longer, among what the airline offers
  'insurance-days',
  'insured-count',
  'insured-age',
  'insured-family',
  'insured-born-otherwise',
  'insured-together',
  'visa-applicants',
  'visa-born-otherwise',
  'visa-passport',
  'visa-passport-ends',
  'visa-step',
  'visa-not-yet',
  'sold-together',
  'cancel-whole',
  'cancel-by-request', // the supplier cannot be asked by itself
  'charges-needed', // nobody can be asked what is kept: it has to be said
  'charge-above-fare', // most: what may be kept
  'shares-needed', // the fare does not say what each place cost: it has to be said
  'shares-total', // total: what they have to add up to
  'taxes-above-paid',
  'split-nobody',
  'split-everybody',
  'split-infant', // parts from the adult who holds it
  'split-whole', // the fare does not say what each pays
  'split-by-request', // the supplier cannot be asked by itself
  'ssr-by-request', // likewise
  'ssr-nothing',
  'change-nothing',
  'change-flown',
  'change-together',
  'change-not-allowed',
  'change-whole',
  'change-by-request',
  'reroute-special',
  'reroute-flown', // place: from where it goes on
  'reroute-border',
  'reroute-own-flights', // airline: of the ticket
  'reroute-issuer', // airline: of the ticket
  'split-first',
  'hold-not-offered',
  'hold-no-services',
  'party-held', // adults, children, infants: for whom the seats are held
  'name-replaced', // name: as it is held
  'complete-by-request', // the supplier cannot be asked by itself

  // Selections
  'ssr-unknown',
  'ssr-changed', // price, or whether it is to be had; the quote is made again
  'ssr-traveller', // type: the traveller's
  'seat-unknown', // seat
  'seat-exit-infant', // seat
  'seat-lap-side', // seat
  'baggage-twice',
  'baggage-weight', // most: kilograms
  'ssr-twice',
  'seat-twice', // segment
  'seat-child', // seat
  'seat-taken', // seat

  // Seats in buses
  'seats-count', // most
  'bus-seat-unknown', // seat
  'bus-seat-twice', // seat
  'seat-ladies', // seat
  'seat-gentlemen', // seat
  'passengers-blocked', // count: of the seats that are kept
  'seat-blocked', // seat: the one that is kept
  'gender-blocked', // seat
  'age-years', // least, most
  'id-form', // least, most: characters

  // Booking
  'terms-not-accepted',
  'gst-holder-required',

  'fare-age', // fareType, least: years, age, on: the first day of travel
  'fare-adults-only', // fareType

  // Quotes for customers
  'offers-count', // most
  'receivers-count', // most
  'fare-gone',

  // What an agent asks for one booking
  'ask-not-allowed',
  'ask-too-low', // least: for this booking
  'ask-too-high', // most: for this booking
  'ask-below-floor', // floor: the customer's lowest price
  'amount-negative',
  'bounds-reversed', // least: of the two
  'fee-not-yet', // on: its first day

  // Promo codes
  'promo-unknown',
  'promo-expired', // on: the last day it held
  'promo-early', // on: the first day it holds

  // Before a ticket is issued
  'duplicate-booking', // transactionId
  'overlapping-flights', // transactionId, flight
  'churn', // times, most
  'connection-short', // airport, minutes, least
  'connection-missed', // airport
  'gstin-missing',
  'infant-turns-two', // on: the birthday
  'ticket-name-long', // most: characters, carrier
  'ticket-name-characters', // carrier
  'ticket-name-single', // carrier, ask: repeat, fnu, title

  // PNR displays
  'pnr-weekday', // written, actual: days of the week, 1 Monday to 7 Sunday
  'pnr-seats', // seats, travellers: infants not counted
  'pnr-reference', // what the line refers to is not in the display
  'pnr-totals', // tickets, total: decimal texts, currency
  'pnr-unconfirmed', // status: as displayed
  'pnr-limit-past', // date: the ticketing time limit's
  'ticket-elsewhere', // a hold that was taken over is ticketed where it was made
  'pnr-name', // name: as displayed
  'pnr-imported', // transactionId
  'pnr-not-confirmed', // reason: unknown, surname, silent: what a supplier confirmed before, none confirms now
  'pnr-taken', // another agency's, of which nothing is said
  'pnr-total-supplier', // total: money, what the supplier says that it costs

  // Groups and their lists of names
  'group-size', // least, most
  'group-adults', // least: one for each record of the airline
  'group-names', // type, named, most
  'list-empty',
  'list-long', // most, entered
  'list-column-missing', // column
  'list-column-unknown', // column
  'list-wrong', // its lines say what
  'list-twice', // line: of the same traveller before

  // Requests
  'offer-expired', // on: its last day
  'offer-unpaid', // amount: money, what is still to be paid before bookings are made
  'offer-paid', // there is nothing left to pay
  'offer-made', // name: who is in a booking of it already, transactionId
  'balance-overdue', // on: the day by which it was due
  'flight-line', // line: from 1, which is no flight
  'flight-times', // arrives before it leaves
  'ticket-number', // 13 digits that no ticket of the booking has
  'deposit-above-total', // most: what all travellers pay
  'back-above-paid', // most: what was paid
  'booking-linked', // transactionId

  // Hotels
  'compare-most', // most

  // Accounts
  'amount-not-positive',
  'amount-least', // least: decimal text, currency
  'gst-other-state', // state: where the customer is registered
  'amount-most', // most: decimal text, currency
  'rewards-none',
  'rewards-few', // least, points
  'reward-final',
  'amount-currency', // currency: the account's
  'reference-form', // mode: a deposit's
  'account-form',
  'card-last-digits', // digits: how many
  'slip-missing',
  'booking-missing',
  'reference-credited', // depositId
  'restore-source-missing', // source: copy, quote or history
  'restore-made-again', // other: the booking made since
  'range-order',
  'range-days', // most: days
  'statement-long', // most: entries
  'statement-columns', // a file that is no bank's statement

  // Trains
  'rail-party-size', // most: travellers of one ticket
  'rail-child-alone', // nobody of the party takes a berth
  'rail-age', // whole years, up to 125
  'rail-ladies-only',
  'rail-not-open', // at: when booking opens, in the railway's time
  'rail-agents-barred', // at: from when agents may book, in the railway's time
  'rail-boarding-late',
  'rail-boarding-moved',
  'rail-boarding-waits',
  'rail-charted',
  'rail-departed',
  'rail-same-station',
  'rail-party-quoted', // count: travellers of the quote
  'rail-pnr-form',
  'tdr-closed', // closed: why the reason cannot be chosen
  'tdr-filed', // the railway has a claim of this traveller already
  'tdr-rac-only',
] as const;

/** The code of a rule of this domain. */
export type ViolationCode = (typeof violationCodes)[number];
