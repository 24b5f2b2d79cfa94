/**
 * Writes every HTML page that the back office makes itself: without scripts, with one style sheet and the icon. A page
 * that names no icon makes the browser ask for one, and the console report what it does not find.
 */
import type { FastifyReply } from 'fastify';
import type { Language } from '#domain/people/language.ts';
import { escape } from '../reference/escape.ts';
import { iconPath } from './icon.ts';

export interface HtmlPage {
  readonly language: Language;
  readonly title: string;
  /** The address of its style sheet. */
  readonly style: string;
  /** Left out of search engines. */
  readonly isPrivate?: boolean;
  /** HTML, as the texts within it are escaped. */
  readonly main: string;
}

export function htmlPage({ language, title, style, isPrivate = false, main }: HtmlPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${isPrivate ? '\n<meta name="robots" content="noindex">' : ''}
<title>${escape(title)}</title>
<link rel="icon" href="${iconPath}" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

/** Answers a request with a page of `htmlPage`. */
export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
