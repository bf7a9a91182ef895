import { gzipSync } from 'node:zlib';

/** Bytes as they go over the network. */
export const compressed = (content: Uint8Array | string): number => gzipSync(content, { level: 9 }).length;
