/**
 * A tenant's look. Two colours and a font come from the client configuration; whatever they are, text on the main
 * colour and every text derived from it must stay readable, so the colour is darkened and the mixing shares are raised
 * until they are. The roles themselves are mixed in tokens.css.
 */
import { contrastRatio, formatColour, mixColours, parseColour, shadeColour } from './colour.ts';

export interface BrandColours {
  readonly primary?: string | undefined;
  readonly secondary?: string | undefined;
  readonly font?: string | undefined;
}

/** Shares are 0 to 1; colours `#rrggbb`. */
export interface Theme {
  readonly primary: string;
  readonly onPrimary: string;
  readonly secondary: string;
  readonly font: string;
  readonly inkShare: number;
  readonly text2Share: number;
  readonly text3Share: number;
  readonly lineControlShare: number;
  readonly accentStrongShare: number;
}

export const defaultBrand = { primary: '#151e47', secondary: '#39b0a6', font: 'Roboto' } as const;

/** Contrast for text (WCAG 2.2, 1.4.3) and for the edges of controls (1.4.11). */
const TEXT = 4.5;
const EDGE = 3;
const WHITE = '#ffffff';
const NEAR_BLACK = '#15171c';
/** Links stand on it too, in errors; `--danger-tint` in tokens.css. */
const DANGER_TINT = '#fdedeb';
const STEP = 0.01;

const colourOr = (given: string | undefined, otherwise: string): string => {
  const colour = parseColour(given ?? '');
  return colour === null ? otherwise : formatColour(colour);
};

/** A family as styles name it: without punctuation. */
export const styledFont = (given: string): string =>
  given
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();

const fontOr = (given: string | undefined, otherwise: string): string => {
  const name = styledFont(given ?? '');
  return name === '' ? otherwise : name;
};

const round = (share: number): number => Math.round(share * 100) / 100;

const firstShare = (from: number, by: number, enough: (share: number) => boolean): number => {
  let share = from;
  while (!enough(share)) {
    const next = round(share + by);
    if (next < 0 || next > 1) break;
    share = next;
  }
  return share;
};

/**
 * The theme for a brand. Absent or malformed inputs take the default's. The primary is darkened until white text on it
 * reaches 4.5:1; the text shares until each text reaches 4.5:1 on the page's greys; the control line until 3:1.
 */
export const deriveTheme = (brand: BrandColours): Theme => {
  const asked = colourOr(brand.primary, defaultBrand.primary);
  const secondary = colourOr(brand.secondary, defaultBrand.secondary);
  const kept = firstShare(1, -STEP, (share) => contrastRatio(shadeColour(asked, share), WHITE) >= TEXT);
  const primary = kept === 1 ? asked : shadeColour(asked, kept);
  const inkOf = (share: number) => mixColours(primary, share, NEAR_BLACK);
  const inkShare = firstShare(0.62, -STEP, (share) => contrastRatio(inkOf(share), WHITE) >= 12);
  const ink = inkOf(inkShare);
  const fill = mixColours(ink, 0.065, WHITE);
  const readable = (share: number) => contrastRatio(mixColours(ink, share, WHITE), fill) >= TEXT;
  const grounds = [mixColours(secondary, 0.11, WHITE), mixColours(ink, 0.04, WHITE), DANGER_TINT];
  return {
    primary,
    onPrimary: WHITE,
    secondary,
    font: fontOr(brand.font, defaultBrand.font),
    inkShare,
    text2Share: firstShare(0.76, STEP, readable),
    text3Share: firstShare(0.64, STEP, readable),
    lineControlShare: firstShare(0.45, STEP, (share) => contrastRatio(mixColours(ink, share, WHITE), WHITE) >= EDGE),
    accentStrongShare: firstShare(0.68, -STEP, (share) =>
      grounds.every((ground) => contrastRatio(shadeColour(secondary, share), ground) >= TEXT),
    ),
  };
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The theme as custom properties, for an element that the roles of tokens.css are mixed on. */
export const themeProperties = (theme: Theme): Readonly<Record<`--${string}`, string>> => ({
  '--brand-primary': theme.primary,
  '--on-primary': theme.onPrimary,
  '--brand-secondary': theme.secondary,
  '--brand-font': `"${theme.font}"`,
  '--share-ink': percent(theme.inkShare),
  '--share-text-2': percent(theme.text2Share),
  '--share-text-3': percent(theme.text3Share),
  '--share-line-control': percent(theme.lineControlShare),
  '--share-accent-strong': percent(theme.accentStrongShare),
});

/** Sets the theme on a document's root element. */
export const applyTheme = (target: Document, theme: Theme): void => {
  const { style } = target.documentElement;
  for (const [name, value] of Object.entries(themeProperties(theme))) style.setProperty(name, value);
};

export const contrastUses = ['text', 'text-2', 'button-asked', 'button', 'link', 'edge'] as const;

export interface Contrast {
  readonly use: (typeof contrastUses)[number];
  /** `#rrggbb`. */
  readonly colour: string;
  /** To white, 1 to 21. */
  readonly ratio: number;
  readonly isEnough: boolean;
}

/**
 * What a brand's colours come to: each use with its contrast to white and whether that is enough. Of `button-asked`, the
 * primary as it was given, it may not be: `button` is used instead.
 */
export const contrastsOf = (brand: BrandColours): readonly Contrast[] => {
  const theme = deriveTheme(brand);
  const ink = mixColours(theme.primary, theme.inkShare, NEAR_BLACK);
  const colours: Readonly<Record<Contrast['use'], string>> = {
    text: ink,
    'text-2': mixColours(ink, theme.text2Share, WHITE),
    'button-asked': colourOr(brand.primary, defaultBrand.primary),
    button: theme.primary,
    link: shadeColour(theme.secondary, theme.accentStrongShare),
    edge: mixColours(ink, theme.lineControlShare, WHITE),
  };
  return contrastUses.map((use) => {
    const colour = colours[use];
    const ratio = contrastRatio(colour, WHITE);
    return { use, colour, ratio, isEnough: ratio >= (use === 'edge' ? EDGE : TEXT) };
  });
};
