import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { UnreadableFile } from '../source-row.ts';

export interface TextOfFile {
  head: string;
  note?: string;
  /** The whole text, without the byte order mark. */
  chunks(): AsyncGenerator<string>;
}

const HEAD_BYTES = 65_536;

/**
 * Opens a file as UTF-8, UTF-16, or in the encoding of its XML declaration, unless its bytes say otherwise. Invalid
 * UTF-8 is read as Windows-1252.
 */
export async function textOfFile(path: string): Promise<TextOfFile> {
  const head = await headOf(path);
  refuseBinary(head);
  const encoding = markedEncoding(head) ?? (await trueEncoding(path, declaredEncoding(head)));
  const used = encoding ?? ((await isUtf8(path)) ? 'utf-8' : 'windows-1252');
  const text: TextOfFile = {
    head: new TextDecoder(used).decode(head, { stream: true }),
    chunks: () => decoded(path, used),
  };
  if (!encoding && used === 'windows-1252')
    text.note =
      'The file is no UTF-8, so it was read as Windows-1252. If letters with accents come out wrong, save it as UTF-8 and import it again.';
  return text;
}

async function headOf(path: string): Promise<Buffer> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    throw new UnreadableFile(
      code === 'ENOENT'
        ? `There is no file ${path}. Check its name.`
        : `${path} cannot be read (${code}). Check what it is and who may read it.`,
      { cause },
    );
  }
}

function refuseBinary(head: Buffer) {
  if (head.length === 0) throw new UnreadableFile('The file is empty.');
  if (head[0] === 0x1f && head[1] === 0x8b)
    throw new UnreadableFile('The file is packed with gzip. Unpack it first: gunzip FILE.gz');
  if (head.subarray(0, 2).toString('latin1') === 'PK')
    throw new UnreadableFile(
      'The file is a ZIP archive or an Excel workbook. Unpack it, or save the sheet as “CSV UTF-8”.',
    );
  if (markedEncoding(head) === undefined && head.includes(0))
    throw new UnreadableFile(
      'The file is no text, or UTF-16 without its mark. Save it as UTF-8 and import it again.',
    );
}

function markedEncoding(head: Buffer): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** Encoding of an XML declaration; undefined for UTF-8, which is verified instead. */
function declaredEncoding(head: Buffer): string | undefined {
  const [, label = 'utf-8'] =
    /^\s*<\?xml[^>]*?encoding=["']([\w-]+)["']/.exec(head.subarray(0, 200).toString('latin1')) ?? [];
  try {
    const { encoding } = new TextDecoder(label);
    return encoding === 'utf-8' ? undefined : encoding;
  } catch {
    throw new UnreadableFile(`Nobody here knows the encoding “${label}”. Save the file as UTF-8.`);
  }
}

/**
 * Writers often declare another encoding than the one they use. UTF-16 is told by its bytes, and a text of any other
 * encoding is hardly ever valid UTF-8.
 */
async function trueEncoding(path: string, declared: string | undefined): Promise<string | undefined> {
  if (declared === undefined || declared.startsWith('utf-16')) return undefined;
  // ISO-2022-JP is written in ASCII, which is valid UTF-8 as well.
  return declared !== 'iso-2022-jp' && (await isUtf8(path)) ? undefined : declared;
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
