/** The browser's clock, request ids that work on plain HTTP too, files to the user, and whether the page is in view. */
import type { Downloads, FileToUser, PortalClock, RequestIds, Visibility } from '#application/portal/ports/machine.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';

export const browserClock: PortalClock = {
  now: () => fromMilliseconds(Date.now()),
  todayIn: (zone) => dateIn(fromMilliseconds(Date.now()), zone),
  ticks: () => performance.now(),
};

/** `crypto.randomUUID` is missing where the page came over plain HTTP from another machine; `getRandomValues` is not. */
export const browserRequestIds: RequestIds = {
  next: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const hex = Array.from(bytes, (byte, index) => {
      const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
      return value.toString(16).padStart(2, '0');
    }).join('');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  },
};

/** How long a file's address stays good after it was handed over. */
const addressMs = 60_000;

export const browserDownloads: Downloads = {
  save: (fileName, mimeType, text) => follow(new Blob([text], { type: mimeType }), { download: fileName }),
  saveFile: (file) => follow(blobOf(file), { download: file.filename }),
  openFile: (file) => follow(blobOf(file), { target: '_blank' }),
};

function follow(blob: Blob, how: { readonly download: string } | { readonly target: string }): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, ...how }).click();
  setTimeout(() => URL.revokeObjectURL(url), addressMs);
}

function blobOf({ base64, mimeType }: FileToUser): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: mimeType });
}

export const browserVisibility: Visibility = {
  visible: () => document.visibilityState === 'visible',
  onShown: (shown) => {
    const changed = () => {
      if (document.visibilityState === 'visible') shown();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
