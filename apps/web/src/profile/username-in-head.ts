/**
 * Returns the username in the head of a document that was loaded at the address of this profile. Servers tell
 * guests nothing else about a person.
 *
 * @param path Path of the profile's address.
 */
export function usernameInHead({ head }: Document, path: string): string | undefined {
  const contentOf = (property: string) =>
    head.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content ?? '';
  if (
    contentOf('type') !== 'profile' ||
    !URL.canParse(contentOf('url')) ||
    new URL(contentOf('url')).pathname !== path
  )
    return;
  return /^@(\S+)/.exec(contentOf('title'))?.[1];
}
