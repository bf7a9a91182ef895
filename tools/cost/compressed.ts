import { gzipSync } from 'node:zlib';

export const compressed = (content: Uint8Array | string): number => gzipSync(content, { level: 9 }).length;
