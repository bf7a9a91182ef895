/** Bytes from `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes, or a file with them on the disk of the data directory. */
export type Content = Uint8Array | { path: string };

/** A whole object, or the requested range. */
export interface FoundObject {
  /** Length of `body`, in bytes. */
  length: number;
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Request that sends a file straight to the store. */
export interface DirectUpload {
  url: string;
  /** Headers to send unchanged with the file. */
  headers: Record<string, string>;
}

export interface SignedUpload {
  contentType: string;
  /** Exact size in bytes. */
  fileSize: number;
  expiresAt: Date;
}

/** A folder, or a bucket that instances share. The content of a key, such as `ab/abc.webp`, never changes. */
export interface ObjectStore {
  /** Returns false if the key exists already; its content then stays. */
  putOnce(key: string, content: Content, contentType: string): Promise<boolean>;
  /** Size in bytes; undefined for an unknown key. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Reads an object, or a range within it. Undefined for an unknown key. */
  read(key: string, range?: ByteRange): Promise<FoundObject | undefined>;
  /** Succeeds for an unknown key too. */
  remove(key: string): Promise<void>;
  /**
   * Signs an address to which a client may send one file directly. Without this method, uploads go through
   * the server.
   */
  presignPut?(key: string, upload: SignedUpload, now: Date): Promise<DirectUpload>;
  /** Origin of the addresses of `presignPut`. Pages must be allowed to connect to it. */
  uploadOrigin?: string;
}

const KEY = /^[a-z0-9]+\/[a-z0-9]+(?:\.[a-z0-9]+)?$/;

/** Throws if the key could lead out of the store. Stores check every key themselves. */
export function checkedKey(key: string): string {
  if (!KEY.test(key))
    throw new Error(`"${key}" is no key of the media store, and others could lead anywhere in it.`);
  return key;
}
