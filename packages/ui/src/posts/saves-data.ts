interface Connected {
  connection?: { saveData?: boolean };
}

/** Returns whether the viewer asked the browser to save data. */
export const savesData = (): boolean =>
  (navigator as Connected).connection?.saveData === true ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches;
