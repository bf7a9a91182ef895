import { type DragEvent, useEffect, useEffectEvent } from 'react';

const holdsFiles = ({ types }: DataTransfer) => types.includes('Files');

/**
 * Takes files that are pasted on the page or dropped beside the drop area. The browser would open dropped
 * ones instead of the page.
 */
export function useFilesAnywhere(take: (files: readonly File[]) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isTaken = event.target instanceof HTMLInputElement && event.target.type === 'file';
    if (files.length === 0 || isTaken || event.defaultPrevented) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);

  return {
    onDragOver(event: DragEvent) {
      if (holdsFiles(event.dataTransfer)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
}
