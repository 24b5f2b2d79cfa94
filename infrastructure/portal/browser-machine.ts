/** The browser's clock, request ids that work on plain HTTP too, files to the user, and whether the page is in view. */
import type { Downloads, PortalClock, RequestIds, Visibility } from '#application/portal/ports/machine.ts';
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

export const browserDownloads: Downloads = {
  save: (fileName, mimeType, text) => {
    const url = URL.createObjectURL(new Blob([text], { type: mimeType }));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
};

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
