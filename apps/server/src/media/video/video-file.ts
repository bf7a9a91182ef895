/** Reads and writes at places of a file. */
export interface VideoFile {
  size: number;
  /** Fewer bytes where the file ends before. */
  read(position: number, length: number): Promise<Buffer>;
  write(position: number, bytes: Uint8Array): Promise<void>;
}
