/** A mail's text as HTML: for readers that guess the direction of plain text wrongly. */
import type { Mail } from '#application/backoffice/ports/mailer.ts';

/** Under which the logo goes with a mail. */
export const logoId = 'logo@portal';

interface Body extends Pick<Mail, 'text' | 'language'> {
  /** What the logo says to who does not see it; none above the text where absent. */
  readonly logo?: string | undefined;
}

export function htmlOf({ text, language, logo }: Body): string {
  const picture =
    logo === undefined
      ? ''
      : `<p><img src="cid:${logoId}" alt="${escaped(logo)}" style="max-width: 200px; max-height: 60px"></p>\n`;
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(escaped(paragraph)).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"></head>
<body style="font-family: Roboto, 'IBM Plex Sans Arabic', Arial, sans-serif; font-size: 15px; line-height: 1.5; text-align: start">
${picture}${paragraphs}
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function linked(html: string): string {
  return html.replace(/https?:\/\/[^\s<>"\u2066-\u2069]+/g, (address) => `<a href="${address}">${address}</a>`);
}
