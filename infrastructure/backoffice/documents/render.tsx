/** A paper as the bytes of a PDF file. Heavy, in time and in what it loads: see `press.ts` for who runs it. */
import { renderToBuffer } from '@react-pdf/renderer';
import { nameGlyphs, registerFonts } from './fonts.ts';
import { type Drawing, SheetPage } from './page.tsx';

registerFonts();

/** How much smaller a paper may be set where that saves it a page. */
const compact = 0.86;

/** Pages above which nobody minds one more, and drawing twice takes long. */
const mostSetSmaller = 3;

export async function renderSheet(drawing: Drawing): Promise<Uint8Array> {
  await nameGlyphs();
  const drawn = async (scale: number) => await renderToBuffer(SheetPage({ ...drawing, scale }));
  const usual = await drawn(1);
  if (pagesOf(usual) === 1 || pagesOf(usual) > mostSetSmaller) return usual;
  const smaller = await drawn(compact);
  return pagesOf(smaller) < pagesOf(usual) ? smaller : usual;
}

/** Pages are objects of their own, written plainly. */
function pagesOf(file: Buffer): number {
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
