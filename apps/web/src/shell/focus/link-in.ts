export const linkIn = (place: Element | null | undefined, href: string): HTMLElement | undefined =>
  [...(place?.querySelectorAll('a') ?? [])].find((link) => link.getAttribute('href') === href);
