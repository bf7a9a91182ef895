import { useEffect, useState } from 'react';

const none: ReadonlyMap<Blob, string> = new Map();

/** Returns object URLs of files, revoked when other files are given. */
export function useObjectUrls(files: readonly Blob[]): ReadonlyMap<Blob, string> {
  const [held, setHeld] = useState(files);
  const [urls, setUrls] = useState(none);
  const isSame = held.length === files.length && files.every((file) => held.includes(file));
  if (!isSame) setHeld(files);
  useEffect(() => {
    const made = new Map(held.map((file) => [file, URL.createObjectURL(file)]));
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [held]);
  return urls;
}
