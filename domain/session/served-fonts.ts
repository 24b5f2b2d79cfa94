/** The families that a portal serves itself (`ui/design/theme/fonts.css`); the first stands in for what a device lacks. */
export const servedFonts = ['Roboto', 'IBM Plex Sans Arabic'] as const;

/** Neither case nor spaces around count. */
export function isServedFont(family: string): boolean {
  const named = family.trim().toLowerCase();
  return servedFonts.some((each) => each.toLowerCase() === named);
}

interface PortalFont {
  readonly fontFamily: string;
  /** Uploaded. */
  readonly fontFaces: readonly unknown[];
}

/** One line for the operator of the portal; undefined for a font that it serves, of itself or because it was uploaded. */
export function fontNotice({ fontFamily: family, fontFaces }: PortalFont): string | undefined {
  if (isServedFont(family) || fontFaces.length > 0) return undefined;
  return `The font "${family}" (FONT_FAMILY) is not served with the portal: it shows where a device has it, elsewhere ${servedFonts[0]} does`;
}
