/** A post as the tags of its shared page describe it. */
export interface TaggedPost {
  username: string;
  description: string;
  picture: { url: string; width: number | undefined; height: number | undefined; alt: string } | undefined;
}

/** Reads the tags of a shared page; undefined if it is not the page of a post. */
export function postInTags(html: string): TaggedPost | undefined {
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  const tag = (name: string) =>
    head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ??
    undefined;
  const username = tag('author')?.replace(/^@/, '');
  if (tag('og:type') !== 'article' || !username) return undefined;
  const url = tag('og:image');
  const size = (name: string) => Number(tag(name)) || undefined;
  return {
    username,
    description: tag('og:description') ?? '',
    picture:
      url && /^https?:\/\//i.test(url)
        ? {
            url,
            width: size('og:image:width'),
            height: size('og:image:height'),
            alt: tag('og:image:alt') ?? '',
          }
        : undefined,
  };
}
