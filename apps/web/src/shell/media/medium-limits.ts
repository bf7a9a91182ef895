export const PICTURE_MOST_MB = 20;
export const PICTURE_MOST_MEGAPIXELS = 50;
/** Minimum width and height of a picture in pixels. */
export const PICTURE_LEAST_PX = 50;
export const VIDEO_MOST_MB = 100;
export const VIDEO_MOST_SECONDS = 60;
