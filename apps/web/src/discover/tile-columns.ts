/** Returns the number of columns of the posts of a hashtag, for a window's width in px. */
export const hashtagColumns = (width: number): number =>
  width < 768 ? 2 : width < 1024 ? 3 : width < 1440 ? 4 : 5;

/** Returns the number of columns of the ten posts that guests see, so that the columns end nearly level. */
export const previewColumns = (width: number): number => (width < 768 ? 2 : width < 1024 ? 3 : 5);
