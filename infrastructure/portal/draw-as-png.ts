/** A picture drawn as PNG by the browser: SVG and WebP for papers and mails, which take neither. */
import type { DrawAsPng } from '#application/portal/operations/configuration.ts';

/** Three times what a paper shows of a logo, so that it is sharp in print. */
const box = { width: 600, height: 180 } as const;

export const drawAsPng: DrawAsPng = async ({ base64, mediaType }) => {
  const picture = new Image();
  picture.src = `data:${mediaType};base64,${base64}`;
  try {
    await picture.decode();
  } catch {
    return undefined;
  }
  // A drawing without a size of its own is as large as the box.
  const [width, height] = [picture.naturalWidth || box.width, picture.naturalHeight || box.height];
  const scale = Math.min(box.width / width, box.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const [, drawn] = canvas.toDataURL('image/png').split(',');
  return drawn;
};
