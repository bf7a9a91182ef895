import type { Crop } from './crop-geometry.ts';

/** Options of `croppedPicture`. */
export interface CroppedPictureOptions {
  /** Maximum width in pixels; the picture is never enlarged. */
  maxWidth: number;
  /** `image/jpeg` by default. In either type, transparent areas become white. */
  type?: 'image/jpeg' | 'image/webp' | undefined;
  /** Compression quality from 0 to 1; 0.9 by default. */
  quality?: number | undefined;
}

/**
 * Writes a part of a picture into a new file: upright, without camera metadata. Rejects if the browser cannot
 * read or write the picture.
 */
export async function croppedPicture(
  picture: Blob,
  { x, y, width, height }: Crop,
  { maxWidth, type = 'image/jpeg', quality = 0.9 }: CroppedPictureOptions,
): Promise<Blob> {
  const url = URL.createObjectURL(picture);
  try {
    // Only an image element turns pictures upright in every browser.
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
