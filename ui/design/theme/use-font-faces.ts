/** Uploaded files of a font, made known to the page: fetched when a text is first set in them, the fonts of the portal until then. */
import { useEffect } from 'react';
import type { FontFace as PortalFace } from '#domain/session/portal-font.ts';
import { useServedAddress } from './served-address.ts';
import { styledFont } from './theme.ts';

/** A browser takes the nearest weight: the lightest file also stands for lighter texts, the boldest for bolder ones. */
export function useFontFaces(family: string, faces: readonly PortalFace[]): void {
  const served = useServedAddress();
  const wanted = JSON.stringify(faces.map(({ weight, address }) => [String(weight), served(address)]));
  useEffect(() => {
    const made = (JSON.parse(wanted) as [string, string][]).map(
      ([weight, address]) =>
        // A name here is the name itself: quotes would be letters of it.
        new FontFace(styledFont(family), `url("${address}") format("woff2")`, { weight, display: 'swap' }),
    );
    for (const face of made) document.fonts.add(face);
    return () => {
      for (const face of made) document.fonts.delete(face);
    };
  }, [family, wanted]);
}
