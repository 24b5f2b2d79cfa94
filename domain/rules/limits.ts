/**
 * Limits of the business in one place. Where a limit belongs to one rule only, that rule says so; a
 * figure that a deployment may change (tax rates, fees) is a dated row elsewhere, not a constant here.
 */

/** Least deposit, in whole units of the account's currency. */
export const depositLeastUnits = 1000;

/** Most calendar days in a ledger range, its first and last day included. */
export const ledgerMostDays = 7;

/** Most entries of a ledger on paper. */
export const ledgerPaperMostEntries = 500;
/** Calendar days, first and last included, for one sale summary or one account of commissions. */
export const saleSummaryMostDays = 366;

/** Most hotels that can be compared side by side. */
export const hotelCompareMost = 3;

/** Most kilograms of baggage that one traveller may add on one flight. */
export const baggageMostKilograms = 60;

/** Most megabytes of an uploaded document. */
export const uploadMostMegabytes = 4;

/** The same in bytes, counted after decoding: a megabyte has 1024 × 1024. */
export const uploadMostBytes = uploadMostMegabytes * 1024 * 1024;

/** File name endings of documents that may be uploaded. */
export const uploadEndings = ['jpeg', 'jpg', 'png', 'pdf', 'docx'] as const;

/** Digits of a mobile number. */
export const mobileDigits = 10;

/** Least letters of a first name. */
export const firstNameLeastLetters = 2;

/** Least letters of a last name. */
export const lastNameLeastLetters = 1;

/** Most letters of one name; carriers' systems take about sixty characters for a whole name. */
export const nameMostLetters = 50;

/** Most characters of a mail address that can be delivered to (RFC 5321, erratum 1690). */
export const emailMostCharacters = 254;

/** Mail addresses in one list, at most. */
export const emailsMost = 10;

/** Least characters of a password. */
export const passwordLeastCharacters = 8;

/** Most characters of a password; bounds what hashing one may cost. */
export const passwordMostCharacters = 128;

/** Most seats in one booking: what carriers take in one record. Infants sit on laps and take none. */
export const partyMostSeats = 9;

/** Charge that confirms a payment card, in whole rupees. */
export const cardConfirmationRupees = 1;

/** Hours after registration from which an agency may charge its transaction fee. */
export const transactionFeeActivationHours = 72;

/** One-time codes: how many digits, how long they can be used, how often they may be tried, and when the next may be sent. */
export const otpLimits = { digits: 6, minutes: 10, tries: 5, resendSeconds: 30 } as const;

/** Recommended size of an agency's logo, in pixels. */
export const logoRecommendedSize = { width: 200, height: 60 } as const;

/** Size of the logo in the header, in pixels. */
export const logoHeaderSize = { width: 148, height: 75 } as const;

/** What a traveller may carry on board, in kilograms, and what an infant may have besides. */
export const handBaggageKilograms = { bag: 7, personalItem: 3, infantExtra: 7 } as const;

/** Offers that a search answers unless it asks for another number. */
export const searchResultsUsual = 100;

/** Status code of an answer to an invalid or expired session. */
export const sessionExpiredStatusCode = 900;

/** Milliseconds after which an alert goes away by itself, and those it takes to fade. */
export const alertMilliseconds = { hide: 10_000, fade: 300 } as const;

/** Milliseconds that a modal, the backdrop behind it, and anything else that fades take. */
export const transitionMilliseconds = { modal: 300, backdrop: 150, fade: 300 } as const;

/** Width of the loader's image, in pixels. */
export const loaderImageWidth = 200;

/** Usual most height of a dropdown's menu and the height of its control, in pixels. */
export const dropdownHeights = { menu: 200, control: 54 } as const;

/** Widths below this many pixels get the mobile layout. */
export const mobileLayoutBelow = 599;
