import type { Crop } from './crop-geometry.ts';

/** How a part of a picture is written. */
export interface CroppedPictureOptions {
  /** Pixels that it has across at most; it never gets more than there are. */
  maxWidth: number;
  /** `image/jpeg` by default, on white. */
  type?: 'image/jpeg' | 'image/webp' | undefined;
  /** From 0 to 1; 0.9 by default. */
  quality?: number | undefined;
}

/**
 * The part of a picture as a file of its own, upright, without what cameras note down: for an upload that is as small as what is
 * shown. Rejects where the browser cannot read the picture.
 */
export async function croppedPicture(
  picture: Blob,
  { x, y, width, height }: Crop,
  { maxWidth, type = 'image/jpeg', quality = 0.9 }: CroppedPictureOptions,
): Promise<Blob> {
  const url = URL.createObjectURL(picture);
  try {
    // By an image element: only that turns pictures upright in every browser.
    const image = new Image();
    image.src = url;
    await image.decode();
    const [across, down] = [image.naturalWidth * width, image.naturalHeight * height];
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(Math.min(across, maxWidth)));
    canvas.height = Math.max(1, Math.round((canvas.width * down) / across));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no canvas to draw the picture on.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    const [left, top] = [image.naturalWidth * x, image.naturalHeight * y];
    context.drawImage(image, left, top, across, down, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      const give = (file: Blob | null) =>
        file ? resolve(file) : reject(new Error('The browser could not write the picture.'));
      canvas.toBlob(give, type, quality);
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
