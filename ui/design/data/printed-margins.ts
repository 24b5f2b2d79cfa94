/**
 * What stands at the foot of every printed page: a text at its start, and at its end which page of how many it is. Only
 * the browser knows the pages, so both go into the page's margin boxes; one without those prints the document alone.
 */
import { useEffect } from 'react';
import { useLanguage, useWords } from '../words/words.ts';

/** As long as the screen is there. */
export function usePrintedMargins(text: string): void {
  const words = useWords();
  const { direction } = useLanguage();
  const pages = words('design-page-of', { page: marks.page, pages: marks.pages });
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(marginRules(text, pages, direction));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [text, pages, direction]);
}

/** Stand in a sentence where the browser counts. */
const marks = { page: '{page}', pages: '{pages}' };

/** `pages` holds a mark wherever a number goes. */
export function marginRules(text: string, pages: string, direction: 'ltr' | 'rtl'): string {
  const counted = pages
    .split(/(\{pages?\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece === marks.page ? 'counter(page)' : piece === marks.pages ? 'counter(pages)' : quoted(piece)))
    .join(' ');
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const look = `font: 8.5pt Roboto, 'IBM Plex Sans Arabic', sans-serif; direction: ${direction}; white-space: nowrap;`;
  return `@page {
    margin: 12mm 12mm 16mm;
    @bottom-${start} { content: ${quoted(text)}; ${look} text-align: ${start}; }
    @bottom-${end} { content: ${counted}; ${look} text-align: ${end}; }
  }`;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`;
}
