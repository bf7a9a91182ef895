import { defineMessages } from '../provider/messages.ts';

/** Texts around one post: its media, its words, and what can be done with it. */
export const postViewerMessages = defineMessages('postViewer', {
  /** The name of a post, which has no title. */
  postBy: (username: string) => `Post by @${username}`,
  by: (username: string) => `@${username}`,
  mediaOf: (username: string) => `Pictures and videos of @${username}`,
  previousMedium: 'Previous picture or video',
  nextMedium: 'Next picture or video',
  /** For a medium whose owner said nothing of it; from 1. */
  picture: (place: number) => `Picture ${place}`,
  video: (place: number) => `Video ${place}`,
  zoom: 'Zoom',
  mediumFailed: 'This could not be loaded.',
  videoFailed: 'This video cannot be played here.',
  previousPost: 'Previous post',
  nextPost: 'Next post',
  showMore: 'Show more',
  showLess: 'Show less',
  like: 'Like',
  /** Instead of liking, for the owner: who did. */
  likes: 'Likes',
  comments: 'Comments',
  save: 'Save',
  share: 'Share',
  links: 'Links',
  closeComments: 'Close comments',
  closeLinks: 'Close links',
  filteredTitle: 'This post may be unwelcome',
  filteredHelp: 'It was marked as something that some people do not want to see.',
  showAnyway: 'Show anyway',
  notFound: 'Post not found or could not be loaded',
  notFoundHelp: 'It may have been deleted by its owner.',
  failed: 'The post could not be loaded.',
});
