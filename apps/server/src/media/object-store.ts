/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The bytes that are to be kept, or a file that holds them and is on the disk of the data directory. */
export type Content = Uint8Array | { path: string };

/** What was found: all of it, or the range that was asked for. */
export interface FoundObject {
  /** Bytes of `body`. */
  length: number;
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** What a client needs to send a file straight to the store. */
export interface DirectUpload {
  url: string;
  /** Headers that have to be sent with it as they are. */
  headers: Record<string, string>;
}

/** What an upload address is good for. */
export interface SignedUpload {
  contentType: string;
  /** Bytes. */
  fileSize: number;
  expiresAt: Date;
}

/**
 * Where files are kept: a folder, or a bucket that several instances share. Keys are of our own making, `ab/abc.webp`,
 * and what stands under a key never changes.
 */
export interface ObjectStore {
  /** Whether it was kept; false when something stands under the key already, which stays. */
  putOnce(key: string, content: Content, contentType: string): Promise<boolean>;
  /** Bytes; undefined where nothing stands under the key. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Undefined where nothing stands under the key. The range must lie within the object. */
  read(key: string, range?: ByteRange): Promise<FoundObject | undefined>;
  /** Also where nothing stands under the key. */
  remove(key: string): Promise<void>;
  /** An address to which a client may send one file itself. Stores without this take uploads through the server. */
  presignPut?(key: string, upload: SignedUpload, now: Date): Promise<DirectUpload>;
  /** The origin of such addresses, which pages must be allowed to connect to. */
  uploadOrigin?: string;
}

const KEY = /^[a-z0-9]+\/[a-z0-9]+(?:\.[a-z0-9]+)?$/;

/** The key itself; throws if it could lead out of the store. Stores check each key, also where their callers did. */
export function checkedKey(key: string): string {
  if (!KEY.test(key))
    throw new Error(`"${key}" is no key of the media store, and others could lead anywhere in it.`);
  return key;
}
