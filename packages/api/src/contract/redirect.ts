/** Returns the target of a redirect; undefined for other responses. */
export function redirectOf({ type, status, headers }: Response, address: string): string | undefined {
  // Browsers hide the target, but opening the call's own address leads there.
  if (type === 'opaqueredirect') return address;
  return status >= 300 && status < 400 ? (headers.get('location') ?? undefined) : undefined;
}
