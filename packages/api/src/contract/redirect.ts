/** The target of a redirect; undefined for an answer that is none. */
export function redirectOf({ type, status, headers }: Response, address: string): string | undefined {
  // Browsers keep to themselves where it leads; who opens the address of the call gets there.
  if (type === 'opaqueredirect') return address;
  return status >= 300 && status < 400 ? (headers.get('location') ?? undefined) : undefined;
}
