/** Gives up the room reserved for viewed products, once the row has its own or will not appear. */
export function giveUpKeptPlace(): void {
  delete document.documentElement.dataset.viewed;
}
