/** A part of a picture: shares of its width and height, from 0 to 1. */
export interface Crop {
  /** Distance from the picture's left edge, as a share of its width. */
  x: number;
  /** Distance from the picture's upper edge, as a share of its height. */
  y: number;
  width: number;
  height: number;
}

/** A place or distance in the visible part, as shares of its width and height. */
export interface Place {
  x: number;
  y: number;
}

const MIDDLE: Place = { x: 0.5, y: 0.5 };

/**
 * Returns the largest centred part of a picture. `ratio` (of the picture) and `aspect` (of the part) are
 * width divided by height.
 */
export function largestCrop(ratio: number, aspect: number): Crop {
  const width = Math.min(1, aspect / ratio);
  const height = Math.min(1, ratio / aspect);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Returns the zoom of a part, which is 1 for the largest part. */
export const zoomOf = (crop: Crop, ratio: number, aspect: number): number =>
  largestCrop(ratio, aspect).width / crop.width;

/**
 * Returns the part at another zoom. The place `about`, by default the middle, stays in place if the picture's
 * edges allow.
 */
export function zoomed(
  crop: Crop,
  zoom: number,
  { ratio, aspect, about = MIDDLE }: { ratio: number; aspect: number; about?: Place },
): Crop {
  const largest = largestCrop(ratio, aspect);
  const [width, height] = [largest.width / zoom, largest.height / zoom];
  return within({
    x: crop.x + about.x * (crop.width - width),
    y: crop.y + about.y * (crop.height - height),
    width,
    height,
  });
}

export const moved = (crop: Crop, by: Place): Crop =>
  within({ ...crop, x: crop.x - by.x * crop.width, y: crop.y - by.y * crop.height });

/**
 * Returns a valid part around the middle of the given one; contains all of it if there is room. For an
 * invalid or missing part, returns the largest.
 */
export function fitted(crop: Crop | null, ratio: number, aspect: number, mostZoom: number): Crop {
  const largest = largestCrop(ratio, aspect);
  if (!crop || !Object.values(crop).every(Number.isFinite) || Math.min(crop.width, crop.height) <= 0)
    return largest;
  const closest = Math.min(largest.width / crop.width, largest.height / crop.height);
  const zoom = Math.min(mostZoom, Math.max(1, closest));
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  const [width, height] = [largest.width / zoom, largest.height / zoom];
  return within({ x: middle.x - width / 2, y: middle.y - height / 2, width, height });
}

const within = ({ x, y, width, height }: Crop): Crop => ({
  x: Math.max(0, Math.min(1 - width, x)),
  y: Math.max(0, Math.min(1 - height, y)),
  width,
  height,
});
