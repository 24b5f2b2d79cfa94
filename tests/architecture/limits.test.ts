/** A limit of the business is written once: what code, words and styles say of it, they have from there, or are held to it here. */
import { describe, expect, it } from 'vitest';
import * as limits from '#domain/rules/limits.ts';
import { wordsOfPortal, wordsOfServer } from './locales.ts';
import { plantedTree, realTree, type SourceTree } from './source-tree.ts';

const home = 'domain/rules/limits.ts';
const tree = realTree();

/** A style cannot ask for a figure: each is looked for where it is written. */
const inStyles: readonly (readonly [path: string, says: string])[] = [
  ['ui/shell/frame/shell.module.css', `max-inline-size: ${limits.logoHeaderSize.width}px`],
  ['ui/shell/frame/shell.module.css', `max-block-size: ${limits.logoHeaderSize.height}px`],
  ['ui/design/notice/loader.module.css', `inline-size: ${limits.loaderImageWidth}px`],
  ['ui/design/theme/tokens.css', `--list-max: ${limits.dropdownHeights.menu}px`],
  ['ui/design/theme/tokens.css', `--control-search: ${limits.dropdownHeights.control}px`],
  ['ui/design/theme/tokens.css', `--modal-time: ${limits.transitionMilliseconds.modal}ms`],
  ['ui/design/theme/tokens.css', `--backdrop-time: ${limits.transitionMilliseconds.backdrop}ms`],
  ['ui/design/theme/tokens.css', `--fade-time: ${limits.transitionMilliseconds.fade}ms`],
];
const onlyInStyles = new Set(['logoHeaderSize', 'loaderImageWidth', 'dropdownHeights']);

/** Limits that no code asks for: somebody writes the figure by hand, or nobody keeps to it. */
function unused({ code }: SourceTree): readonly string[] {
  const others = code.filter(({ path }) => path !== home && !path.startsWith('tests/'));
  return Object.keys(limits).filter((name) => !others.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)));
}

/** Figures with their units as English words would have them. */
const said = new RegExp(
  `(?<![\\d$])(${[
    `${limits.uploadMostMegabytes} ?MB`,
    `${limits.uploadMostBytes}`,
    `${limits.mobileDigits} digits`,
    `${limits.otpLimits.digits} digits`,
    `${limits.baggageMostKilograms} ?kg`,
    `${limits.handBaggageKilograms.bag} ?kg`,
    `${limits.ledgerMostDays} days`,
    `${limits.hotelCompareMost} hotels`,
    `${limits.transactionFeeActivationHours} hours`,
    `${limits.passwordLeastCharacters} characters`,
    `${limits.passwordMostCharacters} characters`,
    `${limits.partyMostSeats} seats`,
    `${limits.depositLeastUnits}`,
    limits.depositLeastUnits.toLocaleString('en'),
  ].join('|')})\\b`,
  'i',
);
/** As many digits as a code, by its own form. */
const otherThings = new Set(['violation-pincode-form']);

/** Lines of words that say a limit themselves. */
function saidByHand({ files }: SourceTree): readonly string[] {
  const words = files.filter(({ path }) =>
    [wordsOfPortal, wordsOfServer].some((folder) => path.startsWith(`${folder}/en/`)),
  );
  return words.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => !line.startsWith('#') && said.test(line) && !otherThings.has(line.split(' ')[0] ?? ''))
      .map((line) => `${path}: ${line}`),
  );
}

describe('limits', () => {
  it('are asked for by code, every one that no style keeps', () => {
    expect(unused(tree).filter((name) => !onlyInStyles.has(name))).toEqual([]);
    expect(unused(plantedTree({ 'ui/a.tsx': 'const most = 10;' }))).toContain('mobileDigits');
  });

  it.each(inStyles)('are what %s says: %s', (path, says) => {
    expect(tree.files.find((file) => file.path === path)?.text).toContain(`${says};`);
  });

  it('have one width below which the layout is the narrow one', () => {
    const widths = tree.files
      .filter(({ path }) => path.startsWith('ui/') && path.endsWith('.css'))
      .flatMap(({ text }) => [...text.matchAll(/width < (\d+)px/g)].map(([, width]) => Number(width)));
    expect(widths).toContain(limits.mobileLayoutBelow);
    expect(widths.filter((width) => Math.abs(width - limits.mobileLayoutBelow) <= 10)).toEqual(
      widths.filter((width) => width === limits.mobileLayoutBelow),
    );
  });

  it('are given to words, which say none themselves', () => {
    expect(saidByHand(tree)).toEqual([]);
    const planted = plantedTree({
      'ui/locales/en/a.ftl': 'a = JPEG or PDF, 4 MB\nb = 10 digits\nc = 14 digits, 104 MB',
    });
    expect(saidByHand(planted)).toEqual([
      'ui/locales/en/a.ftl: a = JPEG or PDF, 4 MB',
      'ui/locales/en/a.ftl: b = 10 digits',
    ]);
  });
});
