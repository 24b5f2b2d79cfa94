/** The icon of every page that the back office serves, and its addresses. */
import drawing from './favicon.svg?raw';

/** The address that pages name. */
export const iconPath = '/favicon.svg';

/** Browsers ask for the second address by themselves when an answer names no icon, such as a plain text. */
export const iconPaths: readonly string[] = [iconPath, '/favicon.ico'];

export const iconDrawing: string = drawing;
