/** Under which the trial gateway's pages are. */
export const sandboxPath = '/payments/sandbox';
