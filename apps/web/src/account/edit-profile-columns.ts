/** Container query: room for the card beside the form. */
export const twoColumns = '(min-width: 840px)';
