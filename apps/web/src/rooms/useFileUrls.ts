import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that makes addresses for files, which are released when the component unmounts. */
export function useFileUrls(): (file: Blob) => string {
  const urls = useRef(new Map<Blob, string>());
  useEffect(() => {
    const made = urls.current;
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    };
  }, []);
  return useCallback((file) => {
    const url = urls.current.get(file) ?? URL.createObjectURL(file);
    urls.current.set(file, url);
    return url;
  }, []);
}
