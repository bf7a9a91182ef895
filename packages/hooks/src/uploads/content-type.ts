const BEGINNINGS: readonly [type: string, at: number, letters: string][] = [
  ['image/jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['image/png', 0, '\u0089PNG\r\n\u001a\n'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/avif', 4, 'ftypavis'],
  ['image/heic', 4, 'ftyphei'],
  ['image/heic', 4, 'ftyphev'],
  ['image/heif', 4, 'ftypmif1'],
  ['image/heif', 4, 'ftypmsf1'],
  ['video/quicktime', 4, 'ftypqt'],
  ['video/mp4', 4, 'ftyp'],
  ['video/webm', 0, '\u001aE\u00df\u00a3'],
];

/**
 * Returns the content type by a file's first bytes, since systems guess it from the name or give none. For
 * unrecognized bytes, returns the system's type, or '' if files of that type would have been recognized.
 */
export async function contentTypeOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const letters = String.fromCharCode(...bytes);
  const found = BEGINNINGS.find(([, at, begin]) => letters.startsWith(begin, at));
  if (found) return found[0];
  return BEGINNINGS.some(([type]) => type === file.type) ? '' : file.type;
}
