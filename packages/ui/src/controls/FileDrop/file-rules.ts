/** Reason for refusing a file. */
export type FileRefusal = 'wrongType' | 'tooLarge' | 'empty' | 'folder' | 'tooMany';

/** A refused file, and the reason. */
export interface RefusedFile {
  file: File;
  reason: FileRefusal;
}

export interface OfferedFile {
  file: File;
  isFolder?: boolean | undefined;
}

export interface FileRules {
  accept?: string | undefined;
  maxBytes?: number | undefined;
  maxFiles: number;
}

/**
 * Splits offered files into added and refused ones, skipping duplicates. If `maxFiles` is 1, a new file
 * replaces the old one.
 */
export function sortFiles(
  kept: readonly File[],
  offered: readonly OfferedFile[],
  rules: FileRules,
): { files: File[]; added: File[]; refused: RefusedFile[] } {
  const before = rules.maxFiles === 1 ? [] : kept;
  const added: File[] = [];
  const refused: RefusedFile[] = [];
  for (const { file, isFolder = false } of offered) {
    if ([...before, ...added].some((other) => keyOf(other) === keyOf(file))) continue;
    const reason = isFolder ? 'folder' : refusalOf(file, rules);
    if (reason) refused.push({ file, reason });
    else if (before.length + added.length >= rules.maxFiles) refused.push({ file, reason: 'tooMany' });
    else added.push(file);
  }
  return { files: added.length > 0 ? [...before, ...added] : [...kept], added, refused };
}

function refusalOf(file: File, { accept, maxBytes }: FileRules): FileRefusal | undefined {
  if (accept && !kindsOf(accept).some((kind) => isOfKind(file, kind))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'tooLarge' : undefined;
}

export const kindsOf = (accept: string): string[] =>
  accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);

function isOfKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
  const type = typeOf(file);
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}

/** Returns a file's type, else that of its ending, because many computers give iPhone pictures no type. */
function typeOf({ name, type }: File): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return type.toLowerCase() || (TYPES[ending] ?? '');
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
};

export const keyOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;
