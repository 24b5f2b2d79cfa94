/** What the house reads of what happened: mail and messages that were kept, and who did what. */

/** How a message would have gone out. */
export const messageChannels = ['mail', 'text'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** What of the audit is looked at: what the house's own people did, or logins that were refused. */
export const auditViews = ['house', 'refused-logins'] as const;
export type AuditView = (typeof auditViews)[number];

/** Kinds of mail that hold what one comes in with: a temporary password and its link, or a code. */
export const secretMails = ['forgot-password', 'invitation', 'registration', 'otp'] as const;
export type SecretMail = (typeof secretMails)[number];

/** Whether a kept mail is for its receiver alone: once mail is sent, nobody has to pass on what was kept before. */
export function isWithheld(kind: string | undefined, mailIsSent: boolean): boolean {
  return mailIsSent && secretMails.some((secret) => secret === kind);
}
