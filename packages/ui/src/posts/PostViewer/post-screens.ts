/** Windows in which the media stand beside the texts. */
export const BESIDE = '(min-width: 900px), (min-width: 700px) and (orientation: landscape)';
/** Windows with the media above the texts that have room for a panel below both, if the media are wide. */
export const UPRIGHT = '(min-width: 700px) and (max-width: 899px) and (orientation: portrait)';
