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

/** Shares with the device's sheet as much as it takes, always with the address; else copies title and link. */
export async function share(shared: Shared): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share(takenOf(shared));
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copied(wordsOf(shared))) ? 'copied' : 'failed';
}

const wordsOf = ({ title, url }: Shared) => `${title} ${url}`;

/** Returns the most that the device takes. A picture without the address is none of it, as nobody could open that. */
function takenOf(shared: Shared): ShareData {
  const { title, url, picture } = shared;
  const words = { title, text: title, url };
  const whole = picture && { ...words, files: [picture] };
  const isTaken = (data: ShareData) => navigator.canShare?.(data) ?? true;
  // A picture is given only to a sheet that is known to take it.
  if (whole && navigator.canShare?.(whole)) return whole;
  return [words, { url }, { text: wordsOf(shared) }].find(isTaken) ?? words;
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
