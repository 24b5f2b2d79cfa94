/** A sheet as the bytes of a PDF file. Heavy, in time and in what it loads: see `press.ts` for who runs it. */
import { renderToBuffer } from '@react-pdf/renderer';
import type { Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { registerFonts } from './fonts.ts';
import { layOut } from './lay-out.ts';
import { SheetPage } from './page.tsx';

registerFonts();

/** How much smaller a paper may be set where that saves it a page. */
const compact = 0.86;

export async function renderSheet(sheet: Sheet): Promise<Uint8Array> {
  const paper = layOut(sheet);
  const drawn = async (scale: number) =>
    await renderToBuffer(SheetPage({ sheet: paper, issuedAt: sheet.issuedAt, scale }));
  const usual = await drawn(1);
  if (pagesOf(usual) === 1) return usual;
  const smaller = await drawn(compact);
  return pagesOf(smaller) < pagesOf(usual) ? smaller : usual;
}

/** Pages are objects of their own, written plainly. */
function pagesOf(file: Buffer): number {
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
