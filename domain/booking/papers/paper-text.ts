/** A paper as plain text, for a message: the same words in the same order, a line for each row. */
import type { PaperBlock, PaperEnd, PaperFact, PaperLine, PaperSheet } from './paper-sheet.ts';

export function paperText({ language, title, subtitle, stamp, issuer, facts, blocks, foot }: PaperSheet): string {
  const rightToLeft = language === 'ar';
  const comma = rightToLeft ? '، ' : ', ';
  // What reads from left to right stays whole in a line that does not.
  const whole = (text: string) => (rightToLeft ? `\u2068${text}\u2069` : text);
  const line = (pieces: PaperLine) => pieces.map(({ text, plain }) => (plain === true ? whole(text) : text)).join(' ');
  const listed = (parts: readonly (string | undefined)[]) =>
    parts.filter((part) => part !== undefined && part !== '').join(comma);
  const fact = ({ label, value }: PaperFact) => `${label}: ${line(value)}`;
  const end = ({ time, day, place, details }: PaperEnd) =>
    listed([whole([time, day].filter((part) => part !== undefined).join(' ')), whole(place), line(details)]);
  const linesOf = (block: PaperBlock): readonly (string | undefined)[] => {
    switch (block.kind) {
      case 'way':
        return [
          listed([whole(block.title), block.date, block.reference && fact(block.reference)]),
          end(block.from),
          end(block.to),
          listed(block.facts),
        ];
      case 'table':
        return [
          block.heading,
          ...block.rows.map(({ cells }) => listed(cells.map((lines) => listed(lines.map(line))))),
          block.note,
        ];
      case 'facts':
        return [
          block.heading,
          ...(block.party === undefined ? [] : [block.party.name, ...block.party.lines].map(whole)),
          ...block.facts.map(fact),
        ];
      case 'list':
        return [block.heading, ...block.items.map(line)];
      case 'notes':
        return block.lines.map(line);
    }
  };
  const paragraphs = [
    [listed([title, stamp]), subtitle, whole(issuer.name), ...facts.map(fact)],
    ...blocks.map(linesOf),
    [`${foot.words} ${whole(foot.reach)}`],
  ];
  return paragraphs
    .map((lines) => lines.filter((each) => each !== undefined && each !== '').join('\n'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
