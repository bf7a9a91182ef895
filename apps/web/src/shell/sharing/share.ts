/**
 * Outcome of a share. The app tells the user about `copied` and `failed`; the device itself shows the others.
 */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

export interface Shared {
  title: string;
  url: string;
  /** A picture for the device's sheet, where it takes files. */
  picture?: File | undefined;
}

export const linkTo = (path: string): string => window.location.origin + path;

/** Whether the device's sheet takes a picture; desktops mostly have none. */
export const takesPictures = (): boolean =>
  typeof navigator.share === 'function' &&
  navigator.canShare?.({ files: [new File([''], 'post.jpg', { type: 'image/jpeg' })] }) === true;

/** Shares with the device's sheet, else copies title and link. */
export async function share({ title, url, picture }: Shared): Promise<ShareOutcome> {
  if (navigator.share) {
    const words = { title, text: title, url };
    const whole = picture && { ...words, files: [picture] };
    try {
      await navigator.share(whole && navigator.canShare?.(whole) ? whole : words);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copied(`${title} ${url}`)) ? 'copied' : 'failed';
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

/** Copies without the clipboard API, absent from some browsers and unencrypted pages. */
function copiedBySelection(text: string): boolean {
  const holder = document.createElement('span');
  holder.textContent = text;
  holder.style.cssText = 'position: fixed; clip-path: inset(50%); white-space: pre; user-select: text';
  document.body.append(holder);
  const selection = document.getSelection();
  selection?.selectAllChildren(holder);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    selection?.removeAllRanges();
    holder.remove();
  }
}
