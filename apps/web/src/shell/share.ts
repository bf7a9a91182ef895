/** How a share ended. The person is told of `copied` and `failed`; the device tells of the others itself. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** What is sent to other people. */
export interface Shared {
  /** What it is called. */
  title: string;
  /** Where it is. */
  url: string;
}

/** The address of a page of this site as other people can open it. */
export const linkTo = (path: string): string => window.location.origin + path;

/** Shares something with the device's own sheet, else copies its name and link. */
export async function share({ title, url }: Shared): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share({ title, text: title, url });
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

/** Copies where pages have no clipboard: in some browsers, and on pages that came without encryption. */
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
