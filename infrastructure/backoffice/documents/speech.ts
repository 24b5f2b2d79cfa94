/** A document's language: its words, dates and amounts. */
import type { Language } from '#domain/people/language.ts';
import { formatAmount, formatMoney, sharedDecimals } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { type WordArguments, words } from '../words/words.ts';
import { dateWriter, shortDate } from '../words/written-dates.ts';

export interface Speech {
  readonly language: Language;
  readonly rightToLeft: boolean;
  /** Between the parts of a list. */
  readonly comma: string;
  readonly say: (id: string, given?: WordArguments) => string;
  /** 'Tuesday 24 November 2026'. */
  readonly longDate: (date: IsoDate) => string;
  /** '24 Nov 2026'. */
  readonly date: (date: IsoDate) => string;
  /** With decimals where any amount of the paper has some. */
  readonly money: (amount: Money) => string;
  /** The same without the symbol, for a column headed by the currency. */
  readonly amount: (amount: Money) => string;
}

/** `amounts`: all of the paper, which are written alike. */
export function speechOf(language: Language, amounts: readonly Money[] = []): Speech {
  const dateText = (options: Intl.DateTimeFormatOptions) => {
    const write = dateWriter(language, options);
    return (date: IsoDate) => write(date);
  };
  const decimals = sharedDecimals(amounts);
  return {
    language,
    rightToLeft: language === 'ar',
    comma: language === 'ar' ? '، ' : ', ',
    say: (id, given) => words(language, id, given),
    longDate: dateText({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    date: dateText(shortDate),
    money: (amount) => formatMoney(amount, { locale: language, decimals }),
    amount: (amount) => formatAmount(amount, { locale: language, decimals }),
  };
}

/** A text as the fonts can draw it. Marks of direction have no glyph, and neither has the narrow space of French numbers. */
export function drawable(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replaceAll('\u202f', '\u00a0');
}
