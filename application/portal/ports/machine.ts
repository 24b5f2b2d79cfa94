/** What the portal's use cases need of the browser: the time, request ids, files to the user, and whether anybody looks. */
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface PortalClock {
  readonly now: () => Instant;
  /** Today in a zone of the IANA list. */
  readonly todayIn: (zone: string) => IsoDate;
  /** Milliseconds that never jump, for countdowns. */
  readonly ticks: () => number;
}

export interface RequestIds {
  /** A new UUID, also on plain HTTP. */
  readonly next: () => string;
}

/** A finished file as the desk hands it over. */
export interface FileToUser {
  readonly filename: string;
  readonly mimeType: string;
  readonly base64: string;
}

/** The media type of XLSX. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Downloads {
  readonly save: (fileName: string, mimeType: string, text: string) => void;
  readonly saveFile: (file: FileToUser) => void;
  /** In a tab of its own, where the browser shows and prints it. */
  readonly openFile: (file: FileToUser) => void;
}

export interface Visibility {
  readonly visible: () => boolean;
  /** Calls back when the page comes into view. */
  readonly onShown: (shown: () => void) => () => void;
}

/** For those who look into what a page met, never for its user. */
export interface PortalLog {
  readonly warn: (text: string) => void;
  readonly error: (text: string) => void;
}
