export const layoutMessages = {
  loadMore: 'Load more',
};
