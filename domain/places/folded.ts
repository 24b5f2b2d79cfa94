/** Lower case, accents and Arabic spelling variants off, everything but letters and digits a single space: how names are compared with what a person typed. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(lower)) {
    return lower;
  }
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ـ/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
