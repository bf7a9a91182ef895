/**
 * Starts to load the first pictures of the products that came with the document, while the app is still on its way.
 * The build writes this function into the document as text: it may use nothing but its parameters.
 *
 * @param sizes The `sizes` of the images that will be drawn: with others the browser would pick other files.
 */
export function loadEarlyPictures(sizes: string, count: number): void {
  try {
    const answer = document.querySelector('script[data-answer]');
    // biome-ignore lint/style/noRestrictedGlobals: nothing of the app is there yet, and a refusal is caught
    if (!answer || localStorage.getItem('authToken')) return;
    const { products } = JSON.parse(answer.textContent ?? '') as {
      products: { picture?: { sources?: { url: string; width: number }[] } }[];
    };
    for (const { picture } of products.slice(0, count)) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'image';
      link.imageSrcset = (picture?.sources ?? []).map(({ url, width }) => `${url} ${width}w`).join(', ');
      link.imageSizes = sizes;
      link.fetchPriority = 'high';
      if (link.imageSrcset) document.head.append(link);
    }
  } catch {
    // The app will load them itself.
  }
}
