export const searchMessages = {
  search: 'Search',
  placeholder: 'What are you looking for?',
};
