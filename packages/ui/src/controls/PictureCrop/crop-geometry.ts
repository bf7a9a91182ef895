/** A part of a picture: shares of its width and height, from 0 to 1. */
export interface Crop {
  /** From its left edge. */
  x: number;
  /** From its upper edge. */
  y: number;
  width: number;
  height: number;
}

/** A place in what is shown, as shares of its width and height. */
export interface Place {
  x: number;
  y: number;
}

const MIDDLE: Place = { x: 0.5, y: 0.5 };

/** The largest part, about the middle, that is `aspect` times as wide as high, of a picture that is `ratio` times as wide as high. */
export function largestCrop(ratio: number, aspect: number): Crop {
  const width = Math.min(1, aspect / ratio);
  const height = Math.min(1, ratio / aspect);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** How many times as large a part is shown as the largest one. */
export const zoomOf = (crop: Crop, ratio: number, aspect: number): number =>
  largestCrop(ratio, aspect).width / crop.width;

/** The part that is shown so many times as large; what is at the given place stays there, as far as the picture reaches. */
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

/** The part that is shown once the picture is moved by shares of what is shown. */
export const moved = (crop: Crop, by: Place): Crop =>
  within({ ...crop, x: crop.x - by.x * crop.width, y: crop.y - by.y * crop.height });

/** A part as it can be shown: of that aspect, with all that it had where there is room, not enlarged further than `mostZoom`, and nothing beside the picture. */
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
