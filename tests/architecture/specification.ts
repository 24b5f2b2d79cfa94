/** What the specification says word for word: its addresses, and its messages with the place of each in this house. */

export const specifiedAddresses = `
/about-us /agent-markup /agent-registration /approvals /bus /bus/:transactionId/booking-cancel
/bus/:transactionId/booking-details /bus/:transactionId/cancellation-details /bus/bookings /bus/credit-note/:transactionId
/bus/invoice/:transactionId /bus/print-ticket/:transactionId /bus/review-booking /bus/search-results /cart-selection
/cart-selection-offline /change-booking/:transactionId/booking /change-booking/:transactionId/results
/change-booking/:transactionId/roundtrip-results /contact-us /corporate /credit-debit-receipt/:transactionId /flight
/flight-billing /flight/add-ssr/:transactionId /flight/agent-support /flight/book /flight/book-multi-city
/flight/cancellation/:transactionId /flight/customer-invoice/:transactionId /flight/dom-multicity /flight/hold-queues
/flight/intl-multicity /flight/invoice/:transactionId /flight/offline-ssr-booking /flight/order-details/:transactionId
/flight/owresults /flight/passenger-calendar /flight/refund-receipt/:transactionId /flight/reshedule/:transactionId
/flight/rtintlresults /flight/rtresults /flight/ticket/:transactionId /hotel /hotel-billing /hotel/book
/hotel/booking-calendar /hotel/booking-details/:transactionId /hotel/bookings /hotel/cancel/:transactionId /hotel/details
/hotel/print-ticket/:transactionId /hotel/review-booking /hotel/search-results /hotel/voucher/:transactionId /import-pnr
/insurance /insurance/voucher/:transactionId /login /manage-booking /my-bookings /my-bookings/manage
/my-bookings/manage/:transactionId/cancel /offline-payment /online-payment /pax-calender /privacy-policy /profile
/profile/edit-profile /profile/ledger /profile/saved-travellers /sale-summary /search /self-trip-queues /staff
/terms-conditions /top-up-receipt/:transactionId /train-billing /train/:transactionId/cancel
/train/:transactionId/credit-note /train/:transactionId/details /train/:transactionId/raise-tdr /train/advance-search
/train/agent-invoice/:transactionId /train/book /train/cancellation-receipt/:transactionId /train/certificate
/train/confirm/:transactionId /train/customer-invoice/:transactionId /train/passenger-calendar /train/pnr-status
/train/search /train/search-results /train/ticket /visa/voucher/:transactionId
`
  .trim()
  .split(/\s+/);

/** One sentence of the specification. */
export interface SpecifiedMessage {
  readonly sentence: string;
  /** Of the portal's words; more than one where several screens say it. */
  readonly ids: readonly string[];
  readonly given?: Readonly<Record<string, string | number>>;
  /** More follows the sentence in the same message. */
  readonly followed?: boolean;
  /** Under `tests/browser`: where it is caused on the real server. */
  readonly causedIn: string;
}

export const specifiedMessages: readonly SpecifiedMessage[] = [
  { sentence: 'HTTP error: 502', ids: ['failure-http'], given: { status: 502 }, causedIn: 'shell/gateway' },
  {
    sentence: 'Failed to submit your request. Please try again.',
    ids: ['message-submit-failed'],
    causedIn: 'booking/requests',
  },
  {
    sentence: 'Failed to register agent. Please try again.',
    ids: ['registration-failed'],
    causedIn: 'agency/registration',
  },
  {
    sentence: 'Failed to verify email, mobile number.',
    ids: ['registration-verify-failed'],
    causedIn: 'agency/registration',
  },
  {
    sentence: 'Failed to upload the document. Please try again.',
    ids: ['registration-upload-failed', 'account-deposit-slip-failed'],
    causedIn: 'agency/registration',
  },
  { sentence: 'Select atleast one flight.', ids: ['message-select-flight'], causedIn: 'shell/ways' },
  {
    sentence: 'Select atleast one onward and return flight.',
    ids: ['message-select-both-flights'],
    causedIn: 'flight/trips',
  },
  {
    sentence: 'Failed to send Email.',
    ids: ['quotes-mail-failed', 'bookings-mail-failed'],
    causedIn: 'shell/messages',
  },
  { sentence: 'No Profiles Found.', ids: ['message-no-profiles', 'travellers-none'], causedIn: 'shell/messages' },
  { sentence: 'Failed to change password.', ids: ['message-change-password-failed'], causedIn: 'shell/messages' },
  { sentence: 'Failed to get ledger. Please try again.', ids: ['message-ledger-failed'], causedIn: 'shell/gateway' },
  { sentence: 'No booking records found.', ids: ['message-no-bookings'], causedIn: 'booking/manage' },
  {
    sentence: 'No flights found for the given date.',
    ids: ['message-no-flights'],
    causedIn: 'flight/search-errors',
  },
  {
    sentence: 'Error while fetching hotel voucher details.',
    ids: ['message-voucher-details-failed'],
    given: { product: 'hotel' },
    causedIn: 'hotel/results',
  },
  {
    sentence: 'Error while fetching hotel booking details.',
    ids: ['message-booking-details-failed'],
    given: { product: 'hotel' },
    causedIn: 'hotel/results',
  },
  {
    sentence: 'Booking Cancellation Failed.',
    ids: ['message-booking-cancellation-failed'],
    causedIn: 'shell/messages',
  },
  { sentence: 'Failed to load agent details.', ids: ['agency-load-failed'], causedIn: 'agency/profile' },
  { sentence: 'Failed to load details.', ids: ['message-details-failed'], causedIn: 'shell/gateway' },
  {
    sentence: 'Flight Booking Failed.',
    ids: ['message-booking-failed'],
    given: { product: 'flight' },
    causedIn: 'flight/booking-errors',
  },
  {
    sentence: 'Oops... something went wrong.',
    ids: ['failure-fault', 'failure-unavailable'],
    given: { reference: 'r7' },
    followed: true,
    causedIn: 'shell/messages',
  },
  {
    sentence: 'Validation error.',
    ids: ['failure-invalid'],
    followed: true,
    causedIn: 'flight/search-errors',
  },
  { sentence: 'No Flights, Buses or Hotels Found.', ids: ['message-nothing-found'], causedIn: 'shell/messages' },
  { sentence: 'No Commissions Found.', ids: ['message-no-commissions'], causedIn: 'agency/registration' },
  { sentence: 'No Receipt Found.', ids: ['message-no-receipt'], causedIn: 'booking/documents' },
  { sentence: 'No staff added.', ids: ['staff-none'], causedIn: 'agency/registration' },
  { sentence: 'No Invoice found.', ids: ['message-no-invoice'], causedIn: 'booking/documents' },
  { sentence: 'No Baggage Found.', ids: ['extras-none-baggage'], causedIn: 'shell/messages' },
  {
    sentence: 'Login Failed, It is over.',
    ids: ['message-emulate-login-failed'],
    given: { message: 'It is over.' },
    causedIn: 'shell/emulation',
  },
  { sentence: 'Emulate', ids: ['message-emulate'], causedIn: 'shell/emulation' },
  { sentence: 'Failed to emulate. Please try again.', ids: ['message-emulate-failed'], causedIn: 'shell/emulation' },
  {
    sentence: 'Your email, mobile number verification success.',
    ids: ['registration-verified-both'],
    causedIn: 'agency/registration',
  },
  {
    sentence: 'An email with the password has been sent to the registered email.',
    ids: ['message-password-mailed'],
    causedIn: 'shell/session',
  },
  { sentence: 'Email sent successfully.', ids: ['bookings-mailed'], causedIn: 'booking/documents' },
  {
    sentence: 'Email sent successfully.',
    ids: ['quotes-mailed'],
    given: { email: 'asha@malabar.example' },
    followed: true,
    causedIn: 'shell/messages',
  },
  { sentence: 'Ticket booked or cancelled.', ids: ['message-booked-or-cancelled'], causedIn: 'booking/cancel' },
  { sentence: 'Hotel booked.', ids: ['message-hotel-booked'], causedIn: 'hotel/sale' },
  { sentence: 'Session Expired', ids: ['message-session-expired-title'], causedIn: 'flight/booking-errors' },
  {
    sentence: 'You are Emulating Customer Backwater Trails (AGT10733)',
    ids: ['shell-emulating'],
    given: { name: 'Backwater Trails', agentId: 'AGT10733' },
    causedIn: 'shell/emulation',
  },
  { sentence: 'Click here to Switch Back', ids: ['shell-switch-back'], causedIn: 'shell/emulation' },
];

/** Words of the frame that the specification writes out; every screen shows them. */
export const specifiedWords: Readonly<Record<string, string>> = {
  'design-please-wait': 'Please wait',
  'design-went-wrong': 'Something went wrong:',
  'design-go-home': 'Go to Home',
  'design-apply': 'Apply',
  'design-close': 'Close',
  'shell-logout': 'LOGOUT',
  'shell-powered-by': 'Powered by',
  'shell-about-us': 'About Us',
  'shell-contact-us': 'Contact Us',
  'shell-privacy-policy': 'Privacy Policy',
  'shell-terms-of-use': 'Terms of Use',
  'shell-emulate': 'Emulate',
  'shell-menu-accounts': 'Accounts',
  'shell-menu-my-bookings': 'My Bookings',
  'shell-menu-balance-upload': 'Balance Upload',
  'shell-menu-make-payment': 'Make Payment',
  'shell-menu-import-pnr': 'Import PNR',
  'shell-menu-profile': 'Profile',
  'shell-menu-update-profile': 'Update Profile',
  'shell-menu-online-cart': 'Online Cart',
  'shell-menu-cart-booking': 'Cart Booking',
  'shell-menu-corporate': 'Corporate',
  'shell-menu-offline-billing': 'Offline Billing',
  'shell-menu-flight-billing': 'Flight Billing',
  'shell-menu-hotel-billing': 'Hotel Billing',
  'shell-menu-train-billing': 'Train Billing',
  'shell-service-flight': 'Flight',
  'shell-service-holiday': 'Vacation',
  'shell-service-bus': 'Buses',
  'shell-service-hotel': 'Hotel',
  'imports-type': 'Select Type',
  'imports-gds': 'Select GDS',
  'imports-text': 'GDS PNR',
  'imports-preview': 'Preview',
  'flight-cabin-Y': 'Economy',
  'flight-cabin-W': 'Premium Economy',
  'flight-cabin-C': 'Business',
  'flight-cabin-F': 'First Class',
  'flight-fare-type-regular': 'Regular',
  'flight-fare-type-student': 'Student',
  'flight-fare-type-armed-forces': 'Armed forces',
  'flight-fare-type-senior-citizen': 'Senior citizen',
};
